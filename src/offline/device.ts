import { Dexie, type Table } from 'dexie';
import { BORN_KEY, DATABASE } from './born.ts';

/** WebKit has opened databases that never answer: past this the device counts as broken and the app goes on. */
const ANSWER_WITHIN_MS = 4_000;
/** After such a silence nobody waits again for this long. */
const LEAVE_ALONE_MS = 60_000;

/** The one database of the app. Rows are unknown until a schema has read them; versions only ever add. */
export class Device extends Dexie {
  declare recipes: Table<unknown, string>;
  declare lists: Table<unknown, string>;
  declare cookSessions: Table<unknown, string>;
  declare meta: Table<unknown, string>;
  declare pictures: Table<unknown, string>;
  declare pictureBytes: Table<unknown, string>;
  declare pins: Table<unknown, [recipeId: string, reason: string, userId: string]>;
  declare session: Table<unknown, string>;
  declare outbox: Table<unknown, number>;
  declare outboxBody: Table<unknown, string>;
  declare blobs: Table<unknown, string>;
  declare drafts: Table<unknown, string>;
  declare receipts: Table<unknown, number>;
  declare idmap: Table<unknown, string>;
  declare communityPages: Table<unknown, string>;

  constructor() {
    super(DATABASE, {
      chromeTransactionDurability: 'strict',
      indexedDB: globalThis.indexedDB,
      IDBKeyRange: globalThis.IDBKeyRange,
    });
    this.version(1).stores({
      recipes: '_id, recipe_name, cuisine, [pinned+seenAt]',
      lists: 'url, fetchedAt',
      cookSessions: 'id, recipeId, state, updatedAt',
      meta: 'k',
    });
    // Bytes lie apart from their rows, so that looking through the rows reads none of them.
    this.version(2).stores({
      recipes: '_id, recipe_name, cuisine, [seenAt+bytes]',
      pictures: 'path, dish, usedAt',
      pictureBytes: 'path',
      pins: '[recipeId+reason+userId], recipeId, [userId+reason]',
      // Nobody uses it any more: versions only ever add.
      downloads: 'recipeId, state',
    });
    this.on('populate', (making) => {
      void making.table('meta').add({ k: BORN_KEY, at: Date.now() });
    });
    this.version(3).stores({
      session: 'k',
      outbox: '++seq, &key, userId',
      outboxBody: 'key',
      blobs: 'id, userId',
      drafts: 'id, userId',
      receipts: '++n, userId, at',
      idmap: 'id, at',
    });
    // What was seen of the community, for the member who saw it ('' for a visitor): `k` is userId, kind and id.
    this.version(4).stores({ communityPages: 'k, [userId+kind+at]' });
  }
}

let device: Device | undefined;
let leaveAloneUntil = 0;
let answerWithin = ANSWER_WITHIN_MS;

/** How long an answer may take, in milliseconds. For tests, which share their machine with others. */
export function setPatience(ms: number): void {
  answerWithin = ms;
}

/** Lets go of the connection; the next use opens it again. For tests, which put another database beneath it. */
export function closeDevice(): void {
  device?.close();
  device = undefined;
  leaveAloneUntil = 0;
}

/**
 * Does `work` on the database, or answers `otherwise` where the device cannot: nobody's screen waits for storage.
 * `noteFull` is told where there was no room for it.
 */
export async function onDevice<T>(
  work: (device: Device) => Promise<T>,
  otherwise: T,
  noteFull?: () => void,
): Promise<T> {
  try {
    return await writeOnDevice(work);
  } catch (error) {
    if (error instanceof DeviceFailure && error.reason === 'full') noteFull?.();
    return otherwise;
  }
}

/** The door for what must not be lost in silence: rejects with a `DeviceFailure` where the device cannot. */
export async function writeOnDevice<T>(work: (device: Device) => Promise<T>): Promise<T> {
  if (Date.now() < leaveAloneUntil) throw new DeviceFailure('broken');
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    alarm = setTimeout(() => reject(new DeviceSilent()), answerWithin);
  });
  device ??= new Device();
  const used = device;
  try {
    return await Promise.race([work(used), silence]);
  } catch (error) {
    // No room for a change, but all that is here can still be read.
    const reason = isFull(error) ? 'full' : 'broken';
    if (reason === 'broken') noteFailure(error, used);
    throw new DeviceFailure(reason, { cause: error });
  } finally {
    clearTimeout(alarm);
  }
}

/** `full`: no room for a change; `broken`: the browser keeps nothing at all, or does not answer. */
export class DeviceFailure extends Error {
  override name = 'DeviceFailure';
  readonly reason: 'full' | 'broken';
  constructor(reason: 'full' | 'broken', options?: ErrorOptions) {
    super(`The device's storage is ${reason}`, options);
    this.reason = reason;
  }
}

class DeviceSilent extends Error {
  override name = 'DeviceSilent';
}

function noteFailure(error: unknown, used: Device): void {
  // Others had noticed already, and work on a new one.
  if (device !== used) return;
  if (error instanceof DeviceSilent) leaveAloneUntil = Date.now() + LEAVE_ALONE_MS;
  // A connection lost in the background stays lost: only a new one can work.
  used.close();
  device = undefined;
}

/** Dexie passes a full disk on by its own name, or wrapped into an abort. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isFull(error.inner);
}
