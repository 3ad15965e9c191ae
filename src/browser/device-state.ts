import * as deviceTexts from '../../texts/en/device.ts';
import { probeDevice } from '../offline/device/probe.ts';
import { noteFound } from './hints.ts';

/** `lost`: the browser threw away what was stored here before. The rest as `probeDevice` finds it. */
export type DeviceState = 'fine' | 'full' | 'lost' | 'refused' | 'silent' | 'broken';

/** Local storage outlives the database where only that was thrown away. */
const CREATED_KEY = 'simmer.born';
const TOLD = 'simmer.device-told';

/** Until this page is left, the loss is part of how things are. */
let wasLost = false;

/** What this device's storage is like just now. That something was lost is said by the first look after it. */
export async function readDeviceState(): Promise<DeviceState> {
  const found = await probeDevice();
  if (found.state !== 'open') return found.state;
  found.holds.forEach(noteFound);
  const known = read(CREATED_KEY);
  const born = found.bornAt === undefined ? undefined : String(found.bornAt);
  write(CREATED_KEY, born);
  wasLost ||= known !== null && known !== born;
  if (wasLost) return 'lost';
  return found.isFull ? 'full' : 'fine';
}

/** One quiet sentence: what happened, and what works. Undefined where there is nothing to say. */
export function toSentence(state: DeviceState): string | undefined {
  return SENTENCES[state];
}

const SENTENCES: Record<DeviceState, string | undefined> = {
  fine: undefined,
  full: deviceTexts.full,
  lost: deviceTexts.cleared,
  refused: deviceTexts.keepsNothing,
  silent: deviceTexts.doesNotAnswer,
  broken: deviceTexts.unreadable,
};

/** Whether the cook has been told of this state and put it aside; another state is news again. */
export function wasTold(state: DeviceState): boolean {
  return read(TOLD) === state;
}

export function noteTold(state: DeviceState): void {
  write(TOLD, state === 'fine' ? undefined : state);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Refused in some private modes: nothing is remembered there.
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
