import { setAwakeAlarm } from './awake-alarm.ts';
import type { Device } from './database.ts';

/** WebKit may open databases that never respond. After this time the device counts as broken and the app continues. */
const TIMEOUT_MS = 4_000;
/** After such a timeout the database is not tried again for this long. */
const PAUSE_MS = 60_000;

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
  let used: Device | undefined;
  const run = async () => {
    // Loaded on first use, because it is large and most pages render without it.
    const { Device } = await import('./database.ts');
    device ??= new Device();
    used = device;
    return work(used);
  };
  try {
    return await Promise.race([run(), timeout]);
  } catch (error) {
    if (used && error instanceof DeviceTimeout) used.isTimedOut = true;
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

function noteFailure(error: unknown, used: Device | undefined): void {
  // Another caller has already replaced the connection.
  if (device !== used) return;
  if (error instanceof DeviceTimeout) pausedUntil = Date.now() + PAUSE_MS;
  // A connection that was lost in the background never recovers, so open a new one.
  used?.close();
  device = undefined;
}

/** Dexie reports a full disk with the browser's error name, or wrapped in an abort error. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isFull(error.inner);
}
