import { OUTBOX_CHANNEL, OUTBOX_LOCK, OUTBOX_TAG } from '../../contract/outbox.ts';
import { afterPaint } from '../browser/after-paint.ts';
import { setHint } from '../browser/hints.ts';
import type { Session } from '../browser/session.ts';
import { DeviceFailure, onDevice, writeOnDevice } from '../offline/device.ts';
import { hurry } from '../offline/outbox/decide.ts';
import { drain, type End } from '../offline/outbox/drain.ts';
import { toEngine } from '../offline/outbox/engine.ts';
import { type Enqueued, enqueueAll, type NewWrite } from '../offline/outbox/enqueue.ts';
import { readBytes } from '../offline/outbox/read-bytes.ts';
import { countAll, readWaiting, type Waiting } from '../offline/outbox/watch.ts';
import { writeWithRoom } from '../offline/room.ts';
import { readSignedIn, saveSignedIn } from '../offline/signed-in.ts';
import { sendWatched } from './send-watched.ts';

/** While something waits and the page is looked at; the server's recovery announces itself to nobody. */
const LOOK_AGAIN_MS = 60_000;

let isStarted = false;
let isWanted = false;
let pass: Promise<void> | undefined;
let alarm: ReturnType<typeof setTimeout> | undefined;
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(OUTBOX_CHANNEL) : undefined;

/** Keeps writes of who is signed in, which is asked when it is needed, and has them sent; says why they were not kept. */
export async function keep(
  wishes: readonly NewWrite[],
  findSession: () => Session | undefined,
): Promise<Enqueued | 'full' | 'broken'> {
  start();
  try {
    let answer = await writeWithRoom((device) => enqueueAll(device, wishes));
    // Tapped before this page could write down who is signed in, or where the browser had lost that.
    if (answer === 'signed-out' && (await record(findSession(), wishes))) {
      answer = await writeWithRoom((device) => enqueueAll(device, wishes));
    }
    if (answer === 'waiting') announce();
    return answer;
  } catch (error) {
    if (error instanceof DeviceFailure) return error.reason;
    throw error;
  }
}

/** Whether whose these are is who is signed in, and now stands where what waits is sent from. */
async function record(session: Session | undefined, wishes: readonly NewWrite[]): Promise<boolean> {
  if (!session || wishes.some(({ userId }) => userId !== session.user.id)) return false;
  return saveSignedIn({ userId: session.user.id, token: session.token });
}

/** Something waits: other pages and the worker hear of it, and this page sends. */
export function announce(): void {
  setHint('outbox', true);
  changed();
  channel?.postMessage('waiting');
  // Shown first, then sent.
  afterPaint(() => {
    void registerSync();
    wake();
  });
}

/** Something went, or whose it is: every page shows what is left. */
export function lookAnew(): void {
  changed();
  wake();
}

/** Listens to all that may mean that the network, the member or the page is back. */
export function start(): void {
  if (isStarted) return;
  isStarted = true;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    show();
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
  await pass;
}

/** One pass at a time; what happens meanwhile asks for one more. */
export function wake(): void {
  isWanted = true;
  pass ??= run().finally(() => {
    pass = undefined;
    if (isWanted) wake();
  });
}

async function run(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    clearTimeout(alarm);
    const end = await inTurn(sendAll);
    await lookAgain(end);
  }
}

/** Queued, not tried: a page that has just ended holds its lock a moment longer. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Old browsers have none, and pages on plain addresses: two may then send the same, which the server takes once.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(OUTBOX_LOCK, work) : work();
}

async function sendAll(): Promise<End | 'broken'> {
  for (;;) {
    // Not behind the door of 4 seconds: a pass takes as long as its answers.
    const device = await writeOnDevice(async (open) => ({ open })).catch(() => undefined);
    if (!device) return 'broken';
    const engine = { ...toEngine(device.open), fetch: fetchTelling, checkpoint: tellOf };
    const end = await drain(engine).catch(() => 'broken' as const);
    if (end === 'broken' || end.kind !== 'switched') return end;
  }
}

/** Between transactions only: another one inside would end the one that is open. */
function tellOf(step: string): void {
  if (step === 'picked' || step === 'written back') changed();
}

async function lookAgain(end: End | 'broken'): Promise<void> {
  changed();
  const waiting = await writeOnDevice(countAll).catch(() => undefined);
  if (waiting !== undefined) setHint('outbox', waiting > 0);
  const isLater = typeof end === 'object' && end.kind === 'later';
  if (!(isLater || end === 'broken') || document.visibilityState === 'hidden') return;
  const wait = isLater ? end.until - Date.now() : LOOK_AGAIN_MS;
  alarm = setTimeout(wake, Math.min(Math.max(250, wait), LOOK_AGAIN_MS));
}

/** The bytes of a picture that this member has not sent yet. */
export function findBytes(uploadId: string, userId: string): Promise<ArrayBuffer | undefined> {
  return onDevice((device) => readBytes(device, uploadId, userId), undefined);
}

const uploadWatchers = new Set<(key: string, percent: number) => void>();

/** Tells how much of a file has left this page, by the key under which it is sent, until the answer is called. */
export function observeUploads(tell: (key: string, percent: number) => void): () => void {
  uploadWatchers.add(tell);
  return () => uploadWatchers.delete(tell);
}

/** Words are not worth a percent. */
function fetchTelling(address: string, init: RequestInit): Promise<Response> {
  if (!(init.body instanceof Uint8Array) || typeof XMLHttpRequest === 'undefined') {
    return fetch(address, init);
  }
  const key = (new Headers(init.headers).get('idempotency-key') ?? '').replaceAll('"', '');
  return sendWatched(address, init, (percent) => {
    for (const tell of uploadWatchers) tell(key, percent);
  });
}

/** With what each was told last. */
const watchers = new Map<(waiting: Waiting) => void, string>();

/** Tells what waits for whoever is signed in, now and at every change, in this page or elsewhere. Answers how to stop. */
export function observe(tell: (waiting: Waiting) => void): () => void {
  start();
  watchers.set(tell, '');
  show();
  return () => void watchers.delete(tell);
}

/** Every page shows the same. */
function changed(): void {
  channel?.postMessage('changed');
  show();
}

let telling: Promise<void> | undefined;
let hasMore = false;

/** One look at a time: while a full outbox is sent there are hundreds of changes, and only the last one matters. */
function show(): void {
  if (watchers.size === 0) return;
  hasMore = true;
  telling ??= tellAll().finally(() => {
    telling = undefined;
  });
}

async function tellAll(): Promise<void> {
  while (hasMore) {
    hasMore = false;
    const waiting = await writeOnDevice(readWaiting).catch(() => undefined);
    // What was shown stays: the next change asks again.
    if (!waiting) continue;
    // A try that changes nothing in sight draws no page anew.
    const told = JSON.stringify(waiting);
    for (const [tell, before] of watchers) {
      if (before === told) continue;
      watchers.set(tell, told);
      tell(waiting);
    }
  }
}

/** Where the browser can wake the worker it sends also after the page is gone. */
async function registerSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const sync: unknown = registration && Reflect.get(registration, 'sync');
  if (!isSync(sync)) return;
  // Refused by permission, or in a private window: the page is there.
  await sync.register(OUTBOX_TAG).catch(() => undefined);
}

interface Sync {
  register: (tag: string) => Promise<void>;
}
function isSync(value: unknown): value is Sync {
  return typeof value === 'object' && value !== null && 'register' in value;
}
