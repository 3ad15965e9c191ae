/** The worker asks the server three times at most, ten seconds each. */
const ANSWER_WITHIN_MS = 31_000;
const TOLD_KEY = 'simmer.push-told';

/** Whether this browser can be pushed at all. Without it iPhones need the app on the home screen. */
export function canPush(): boolean {
  return 'PushManager' in globalThis && 'Notification' in globalThis;
}

export function readPushPermission(): NotificationPermission {
  return canPush() ? Notification.permission : 'denied';
}

/** Asks the cook, who has just tapped for it. */
export function askToPush(): Promise<NotificationPermission> {
  return canPush() ? Notification.requestPermission() : Promise.resolve('denied');
}

/** Registers this browser for whoever is signed in. Resolves with whether the server knows it. */
export async function registerPush(): Promise<boolean> {
  if (readPushPermission() !== 'granted' || !('serviceWorker' in navigator)) return false;
  const worker = (await navigator.serviceWorker.getRegistration())?.active;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (isKnown: boolean) => {
      port1.close();
      resolve(isKnown);
    };
    // A worker of an older version does not answer.
    const alarm = setTimeout(() => end(false), ANSWER_WITHIN_MS);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(alarm);
      end(data === true);
    });
    port1.start();
    worker.postMessage({ kind: 'register-push' }, [port2]);
  });
}

/** Once for each tab and sign-in: the browser may have got another address, or another member may have been here. */
export async function keepRegistered(token: string): Promise<void> {
  const mark = token.slice(-8);
  try {
    if (sessionStorage.getItem(TOLD_KEY) === mark) return;
    if (await registerPush()) sessionStorage.setItem(TOLD_KEY, mark);
  } catch {
    // No storage for this site: it is registered again with the next page.
    return;
  }
}
