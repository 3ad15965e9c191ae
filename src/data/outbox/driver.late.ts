import { OUTBOX_CHANNEL } from '../../../contract/outbox.ts';
import { afterPaint } from '../../browser/after-paint.ts';
import { setHint } from '../../browser/hints.ts';
import type { Session } from '../../browser/session.ts';
import { DeviceFailure, onDevice, writeOnDevice } from '../../offline/device.ts';
import { hurry } from '../../offline/outbox/decide.ts';
import { drain, type End } from '../../offline/outbox/drain.ts';
import { toEngine } from '../../offline/outbox/engine.ts';
import { type Enqueued, enqueueAll, type NewWrite } from '../../offline/outbox/enqueue.ts';
import { runExclusively } from '../../offline/outbox/exclusive.ts';
import { readBytes } from '../../offline/outbox/read-bytes.ts';
import { countAll, readWaiting, type Waiting } from '../../offline/outbox/watch.ts';
import { writeWithRoom } from '../../offline/room.ts';
import { readSignedIn, saveSignedIn } from '../../offline/signed-in.ts';
import { registerSync } from './background-sync.ts';
import { createFeed } from './feed.ts';
import { createPassLoop } from './pass-loop.ts';
import { fetchWithProgress } from './upload-progress.ts';

/** While something waits and the page is visible; nothing tells a page that its server is back. */
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

/** Asks for a pass: one more, where one runs. */
export const { wake } = loop;

/** Stores writes of who is signed in, which is asked when it is needed, and has them sent. Resolves with why not, if not. */
export async function storeWrites(
  writes: readonly NewWrite[],
  findSession: () => Session | undefined,
): Promise<Enqueued | 'full' | 'broken'> {
  start();
  try {
    let answer = await writeWithRoom((device) => enqueueAll(device, writes));
    // Tapped before this page could store who is signed in, or where the browser had lost that.
    if (answer === 'signed-out' && (await storeSession(findSession(), writes))) {
      answer = await writeWithRoom((device) => enqueueAll(device, writes));
    }
    if (answer === 'waiting') announce();
    return answer;
  } catch (error) {
    if (error instanceof DeviceFailure) return error.reason;
    throw error;
  }
}

/** Stores who is signed in where the outbox looks for it; false where the writes are somebody else's. */
async function storeSession(
  session: Session | undefined,
  writes: readonly NewWrite[],
): Promise<boolean> {
  if (!session || writes.some(({ userId }) => userId !== session.user.id)) return false;
  return saveSignedIn({ userId: session.user.id, token: session.token });
}

/** Something waits: other pages and the worker hear of it, and this page sends. */
export function announce(): void {
  setHint('outbox', true);
  tellChanged();
  channel?.postMessage('waiting');
  // Shown first, then sent.
  afterPaint(() => {
    void registerSync();
    wake();
  });
}

/** Something went, or another user signed in: every page shows what is left. */
export function lookAnew(): void {
  tellChanged();
  wake();
}

let isStarted = false;

/** Listens to all that may mean that the network, the user or the page is back. */
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

/** Goes on with what waits, now that a page stands or somebody has signed in. */
export function resume(): void {
  start();
  void sendNow();
}

/** Tries at once what only waits for the network, then the rest as it is due. */
export async function sendNow(): Promise<void> {
  const me = await readSignedIn();
  if (me) await writeOnDevice((device) => hurry(device, me.userId)).catch(() => undefined);
  wake();
  await loop.settled();
}

async function sendAll(): Promise<End | 'broken'> {
  for (;;) {
    // Opened without the time limit of other work on the device: a pass takes as long as its answers.
    const device = await writeOnDevice(async (open) => ({ open })).catch(() => undefined);
    if (!device) return 'broken';
    const engine = { ...toEngine(device.open), fetch: fetchWithProgress, checkpoint: tellOf };
    const end = await drain(engine).catch(() => 'broken' as const);
    if (end === 'broken' || end.kind !== 'switched') return end;
  }
}

/** Between transactions only: another one inside would end the one that is open. */
function tellOf(step: string): void {
  if (step === 'picked' || step === 'written back') tellChanged();
}

/** Milliseconds until the next pass; a hidden page leaves it to whoever is seen next. */
async function findNextLook(end: End | 'broken'): Promise<number | undefined> {
  tellChanged();
  const waiting = await writeOnDevice(countAll).catch(() => undefined);
  if (waiting !== undefined) setHint('outbox', waiting > 0);
  const isLater = typeof end === 'object' && end.kind === 'later';
  if (!(isLater || end === 'broken') || document.visibilityState === 'hidden') return undefined;
  const wait = isLater ? end.until - Date.now() : LOOK_AGAIN_MS;
  return Math.min(Math.max(LOOK_AGAIN_MIN_MS, wait), LOOK_AGAIN_MS);
}

/** The bytes of a picture that this user has not sent yet. */
export function findBytes(uploadId: string, userId: string): Promise<ArrayBuffer | undefined> {
  return onDevice((device) => readBytes(device, uploadId, userId), undefined);
}

/** Tells what waits for whoever is signed in, now and at every change, in this page or elsewhere. Returns how to stop. */
export function observe(tell: (waiting: Waiting) => void): () => void {
  start();
  return feed.observe(tell);
}

/** Every page shows the same. */
function tellChanged(): void {
  channel?.postMessage('changed');
  feed.refresh();
}
