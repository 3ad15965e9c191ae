import { Dexie, type Table } from 'dexie';
import { setAwakeAlarm } from './awake-alarm.ts';
import { CREATED_KEY, DATABASE } from './device-keys.ts';

/** WebKit may open databases that never respond. After this time the device counts as broken and the app continues. */
const TIMEOUT_MS = 4_000;
/** After such a timeout the database is not tried again for this long. */
const PAUSE_MS = 60_000;

/** The app's only database. Rows are parsed by a schema after reading. New versions only add tables and indexes. */
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
  declare timers: Table<unknown, string>;
  /** True after the caller timed out: a transaction that is not committed yet must not commit. */
  isTimedOut = false;

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
    // The bytes have a separate table, so that a scan of the rows does not read them.
    this.version(2).stores({
      recipes: '_id, recipe_name, cuisine, [seenAt+bytes]',
      pictures: 'path, dish, usedAt',
      pictureBytes: 'path',
      pins: '[recipeId+reason+userId], recipeId, [userId+reason]',
      // No longer used, but versions only add tables.
      downloads: 'recipeId, state',
    });
    this.on('populate', (making) => {
      void making.table('meta').add({ k: CREATED_KEY, at: Date.now() });
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
    // Cached community pages of each member ('' for a visitor). `k` consists of userId, kind and id.
    this.version(4).stores({ communityPages: 'k, [userId+kind+at]' });
    this.version(5).stores({ timers: 'id' });
  }
}

let device: Device | undefined;
let pausedUntil = 0;
let timeoutMs = TIMEOUT_MS;

/** Sets the timeout of the database in milliseconds. For tests on a busy machine. */
export function setDeviceTimeout(ms: number): void {
  timeoutMs = ms;
}

/** Closes the connection; the next use opens it again. For tests, which replace the database. */
export function closeDevice(): void {
  device?.close();
  device = undefined;
  pausedUntil = 0;
}

/**
 * Runs `work` on the database, or returns `otherwise` if storage fails, so that no page waits for storage. Calls
 * `noteFull` if storage is full.
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

/** For writes that must not be lost silently. Rejects with a `DeviceFailure` if storage fails. */
export async function writeOnDevice<T>(work: (device: Device) => Promise<T>): Promise<T> {
  if (Date.now() < pausedUntil) throw new DeviceFailure('broken');
  let cancelTimeout: (() => void) | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    cancelTimeout = setAwakeAlarm(() => reject(new DeviceTimeout()), timeoutMs);
  });
  device ??= new Device();
  const used = device;
  try {
    return await Promise.race([work(used), timeout]);
  } catch (error) {
    if (error instanceof DeviceTimeout) used.isTimedOut = true;
    const reason = isFull(error) ? 'full' : 'broken';
    if (reason === 'broken') noteFailure(error, used);
    throw new DeviceFailure(reason, { cause: error });
  } finally {
    cancelTimeout?.();
  }
}

/** `full`: no space for a write. `broken`: the browser stores nothing or does not respond. */
export class DeviceFailure extends Error {
  override name = 'DeviceFailure';
  readonly reason: 'full' | 'broken';
  constructor(reason: 'full' | 'broken', options?: ErrorOptions) {
    super(`The device's storage is ${reason}`, options);
    this.reason = reason;
  }
}

class DeviceTimeout extends Error {
  override name = 'DeviceSilent';
}

function noteFailure(error: unknown, used: Device): void {
  // Another caller has already replaced the connection.
  if (device !== used) return;
  if (error instanceof DeviceTimeout) pausedUntil = Date.now() + PAUSE_MS;
  // A connection that was lost in the background never recovers, so open a new one.
  used.close();
  device = undefined;
}

/** Dexie reports a full disk with the browser's error name, or wrapped in an abort error. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isFull(error.inner);
}
