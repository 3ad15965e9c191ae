import { probeDevice } from '#offline/device/probe.ts';
import * as offlineTexts from '#texts/offline.ts';
import { confirmHint } from './hints.ts';

/** `lost`: the browser deleted data that was stored here. The other states come from `probeDevice`. */
export type DeviceState = 'fine' | 'full' | 'lost' | 'refused' | 'silent' | 'broken';

/** Local storage survives if the browser deletes only the database. */
const CREATED_KEY = 'simmer.born';
const DISMISSED_KEY = 'simmer.device-told';

let wasLost = false;

/** Returns the state of this device's storage. A loss is detected by the first call after it. */
export async function readDeviceState(): Promise<DeviceState> {
  const found = await probeDevice();
  if (found.state !== 'open') return found.state;
  found.holds.forEach(confirmHint);
  const known = read(CREATED_KEY);
  const born = found.createdAt === undefined ? undefined : String(found.createdAt);
  write(CREATED_KEY, born);
  wasLost ||= known !== null && known !== born;
  if (wasLost) return 'lost';
  return found.isFull ? 'full' : 'fine';
}

export function toSentence(state: DeviceState): string | undefined {
  return SENTENCES[state];
}

const SENTENCES: Record<DeviceState, string | undefined> = {
  fine: undefined,
  full: offlineTexts.deviceFull,
  lost: offlineTexts.deviceCleared,
  refused: offlineTexts.deviceKeepsNothing,
  silent: offlineTexts.deviceDoesNotAnswer,
  broken: offlineTexts.unreadable,
};

/** Returns true if the cook has dismissed the message about this state. Another state is shown again. */
export function wasDismissed(state: DeviceState): boolean {
  return read(DISMISSED_KEY) === state;
}

export function saveDismissed(state: DeviceState): void {
  write(DISMISSED_KEY, state === 'fine' ? undefined : state);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}
