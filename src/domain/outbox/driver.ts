import { OUTBOX_CHANNEL } from '#contract/device/outbox.ts';
import type { Device } from '#offline/device/database.ts';
import { DeviceFailure, onDevice, writeOnDevice } from '#offline/device/device.ts';
import { readSignedIn, saveSignedIn } from '#offline/device/signed-in.ts';
import { writeEvicting } from '#offline/device/write-evicting.ts';
import { retryNow } from '#offline/outbox/decide.ts';
import { drain, type End } from '#offline/outbox/drain.ts';
import { toEngine } from '#offline/outbox/engine.ts';
import { type Enqueued, enqueueAll, type NewWrite } from '#offline/outbox/enqueue.ts';
import { runExclusively } from '#offline/outbox/exclusive.ts';
import { createFeed } from '#offline/outbox/feed.ts';
import { toNewKey } from '#offline/outbox/ids.ts';
import { createPassLoop } from '#offline/outbox/pass-loop.ts';
import { readBytes } from '#offline/outbox/read-bytes.ts';
import { countAll, readWaiting, type Waiting } from '#offline/outbox/watch.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { registerSync } from '#platform/background-sync.ts';
import { setHint } from '#platform/hints.ts';
import { fetchWithProgress } from '#platform/network/send-with-progress.ts';
import type { Session } from '#platform/session.ts';
import { queueDirectWrites, removeDirectWrites, saveDirectWrites } from './direct-writes.ts';

/** Polls while writes wait and the page is visible, since no event reports that the server is back. */
const LOOK_AGAIN_MS = 60_000;
const LOOK_AGAIN_MIN_MS = 250;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(OUTBOX_CHANNEL) : undefined;
const feed = createFeed<Waiting>(() => writeOnDevice(readWaiting).catch(() => undefined));
const loop = createPassLoop({
  pass: () => runExclusively(navigator.locks, sendAll).then(findNextLook),
  setAlarm: (ring, ms) => {
    const alarm = setTimeout(ring, ms);
    return () => clearTimeout(alarm);
  },
});

export const { wake } = loop;

/** Stores writes of the signed-in user and starts sending. Resolves with the reason if they are not stored. */
export async function storeWrites(
  writes: readonly NewWrite[],
  findSession: () => Session | undefined,
): Promise<Enqueued | 'full' | 'broken'> {
  start();
  try {
    let answer = await writeEvicting((device) => queueAll(device, writes));
    // The record of the signed-in user is not stored yet, or the browser lost it.
    if (answer === 'signed-out' && (await storeSession(findSession(), writes))) {
      answer = await writeEvicting((device) => queueAll(device, writes));
    }
    if (answer === 'waiting') announce();
    return answer;
  } catch (error) {
    if (error instanceof DeviceFailure) return error.reason;
    throw error;
  }
}

async function queueAll(device: Device, writes: readonly NewWrite[]): Promise<Enqueued> {
  await queueDirectWrites(device);
  return enqueueAll(device, writes);
}

export type KeyedWrite = NewWrite & { key: string };

export function toKeyed(writes: readonly NewWrite[]): KeyedWrite[] {
  return writes.map((write) => ({ ...write, key: write.key ?? toNewKey() }));
}

/** Sends writes without the outbox and stores them, so that no older row undoes them. */
export async function sendAndRemember<T>(
  writes: readonly NewWrite[],
  send: () => Promise<T>,
): Promise<T> {
  const commands = writes.map(({ command }) => command);
  const userId = writes[0]?.userId ?? '';
  saveDirectWrites(userId, commands, Date.now());
  try {
    return await send();
  } catch (error) {
    removeDirectWrites(userId, commands);
    throw error;
  }
}

async function storeSession(
  session: Session | undefined,
  writes: readonly NewWrite[],
): Promise<boolean> {
  if (!session || writes.some(({ userId }) => userId !== session.user.id)) return false;
  return saveSignedIn({ userId: session.user.id, token: session.token });
}

/** Called after a write was queued: notifies other pages and the worker, and starts sending. */
export function announce(): void {
  setHint('outbox', true);
  notifyChanged();
  channel?.postMessage('waiting');
  // Render the change before sending it.
  afterPaint(() => {
    void registerSync();
    wake();
  });
}

export function notifyAndWake(): void {
  notifyChanged();
  wake();
}

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    feed.refresh();
    if (data === 'waiting') wake();
  });
  globalThis.addEventListener('online', () => void sendNow());
  globalThis.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  wake();
}

export function resume(): void {
  start();
  void sendNow();
}

/** Retries at once the writes that wait only for the network, then the rest when it is due. */
export async function sendNow(): Promise<void> {
  const me = await readSignedIn();
  if (me) await writeOnDevice((device) => retryNow(device, me.userId)).catch(() => undefined);
  wake();
  await loop.settled();
}

async function sendAll(): Promise<End | 'broken'> {
  for (;;) {
    // Drain outside `writeOnDevice`, because its time limit is too short for a pass with many responses.
    const device = await writeOnDevice(async (open) => ({ open })).catch(() => undefined);
    if (!device) return 'broken';
    const engine = { ...toEngine(device.open), fetch: fetchWithProgress, checkpoint: notifyOfStep };
    const end = await queueDirectWrites(device.open)
      .then(() => drain(engine))
      .catch(() => 'broken' as const);
    if (end === 'broken' || end.kind !== 'switched') return end;
  }
}

/** Reports only steps between transactions: another transaction inside one would end it. */
function notifyOfStep(step: string): void {
  if (step === 'picked' || step === 'written back') notifyChanged();
}

async function findNextLook(end: End | 'broken'): Promise<number | undefined> {
  notifyChanged();
  const waiting = await writeOnDevice(countAll).catch(() => undefined);
  if (waiting !== undefined) setHint('outbox', waiting > 0);
  const isLater = typeof end === 'object' && end.kind === 'later';
  if (!(isLater || end === 'broken') || document.visibilityState === 'hidden') return undefined;
  const wait = isLater ? end.until - Date.now() : LOOK_AGAIN_MS;
  return Math.min(Math.max(LOOK_AGAIN_MIN_MS, wait), LOOK_AGAIN_MS);
}

export function findBytes(uploadId: string, userId: string): Promise<ArrayBuffer | undefined> {
  return onDevice((device) => readBytes(device, uploadId, userId), undefined);
}

/** Reports the waiting writes of the signed-in user, now and on every change. Returns the unsubscribe function. */
export function observe(notify: (waiting: Waiting) => void): () => void {
  start();
  return feed.observe(notify);
}

function notifyChanged(): void {
  channel?.postMessage('changed');
  feed.refresh();
}
