import { onDevice } from '#offline/device/device.ts';
import { readSignedIn } from '#offline/device/signed-in.ts';
import { retryNow } from '#offline/outbox/decide.ts';
import { drain, type End } from '#offline/outbox/drain.ts';
import { toEngine } from '#offline/outbox/engine.ts';
import { runExclusively } from '#offline/outbox/exclusive.ts';
import { createPassLoop } from '#offline/outbox/pass-loop.ts';
import { countAll } from '#offline/outbox/watch.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { registerSync } from '#platform/background-sync.ts';
import { setHint } from '#platform/hints.ts';
import { fetchWithProgress } from '#platform/network/send-with-progress.ts';
import { queueDirectWrites } from './direct-writes.ts';
import { listenToOthers, notifyChanged } from './feed.ts';

/** Polls while writes wait and the page is visible, since no event reports that the server is back. */
const LOOK_AGAIN_MS = 60_000;
const LOOK_AGAIN_MIN_MS = 250;

const loop = createPassLoop({
  pass: () => runExclusively(navigator.locks, sendAll).then(findNextLook),
  setAlarm: (ring, ms) => {
    const alarm = setTimeout(ring, ms);
    return () => clearTimeout(alarm);
  },
});

let isStarted = false;

/** Sends due writes now, and later at each event after which sending may succeed. */
export function startSending(): void {
  if (isStarted) return;
  isStarted = true;
  listenToOthers(loop.wake);
  globalThis.addEventListener('online', () => void sendNow());
  globalThis.addEventListener('pageshow', loop.wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') loop.wake();
  });
  loop.wake();
}

/** Called after a write was stored: notifies other pages and the worker, and sends it once the change is rendered. */
export function sendSoon(): void {
  setHint('outbox', true);
  notifyChanged('waiting');
  afterPaint(() => {
    void registerSync();
    loop.wake();
  });
}

/** Called after rows were removed or got another owner. Updates the pages and sends the remaining writes. */
export function notifyAndWake(): void {
  notifyChanged();
  loop.wake();
}

/** Retries at once the writes that wait only for the network, then the rest when it is due. */
export async function sendNow(): Promise<void> {
  const me = await readSignedIn();
  if (me) await onDevice((device) => retryNow(device, me.userId), undefined);
  loop.wake();
  await loop.settled();
}

async function sendAll(): Promise<End | 'broken'> {
  try {
    for (;;) {
      // Drain outside `onDevice`, because its time limit is too short for a pass with many responses.
      const device = await onDevice(async (open) => ({ open }), undefined);
      if (!device) return 'broken';
      await queueDirectWrites(device.open);
      const end = await drain({
        ...toEngine(device.open),
        fetch: fetchWithProgress,
        checkpoint: notifyOfStep,
      });
      if (end.kind !== 'switched') return end;
    }
  } catch {
    return 'broken';
  }
}

/** Reports only steps between transactions: another transaction inside one would end it. */
function notifyOfStep(step: string): void {
  if (step === 'picked' || step === 'written back') notifyChanged();
}

async function findNextLook(end: End | 'broken'): Promise<number | undefined> {
  notifyChanged();
  const waiting = await onDevice(countAll, undefined);
  if (waiting !== undefined) setHint('outbox', waiting > 0);
  const isLater = typeof end === 'object' && end.kind === 'later';
  if (!(isLater || end === 'broken') || document.visibilityState === 'hidden') return undefined;
  const wait = isLater ? end.until - Date.now() : LOOK_AGAIN_MS;
  return Math.min(Math.max(LOOK_AGAIN_MIN_MS, wait), LOOK_AGAIN_MS);
}
