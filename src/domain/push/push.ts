/** The worker sends at most three requests of ten seconds each. */
const TIMEOUT_MS = 31_000;
const REGISTERED_KEY = 'simmer.push-told';

/** True if this browser supports push. On iPhones the app must be on the home screen. */
export function canPush(): boolean {
  return 'PushManager' in globalThis && 'Notification' in globalThis;
}

export function readPushPermission(): NotificationPermission {
  return canPush() ? Notification.permission : 'denied';
}

export function askToPush(): Promise<NotificationPermission> {
  return canPush() ? Notification.requestPermission() : Promise.resolve('denied');
}

/** Registers this browser for the current user. Resolves to true if the server has confirmed it. */
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
    // A worker of an older version does not respond.
    const alarm = setTimeout(() => end(false), TIMEOUT_MS);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(alarm);
      end(data === true);
    });
    port1.start();
    worker.postMessage({ kind: 'register-push' }, [port2]);
  });
}

/** Once per tab and sign-in: the push address may have changed, or another member may have used this browser. */
export async function keepRegistered(token: string): Promise<void> {
  const mark = token.slice(-8);
  try {
    if (sessionStorage.getItem(REGISTERED_KEY) === mark) return;
    if (await registerPush()) sessionStorage.setItem(REGISTERED_KEY, mark);
  } catch {
    // Session storage is refused, so the next page registers again.
    return;
  }
}
