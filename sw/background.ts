import { OUTBOX_LOCK } from '../contract/outbox.ts';
import type { Device } from '../src/offline/device.ts';

/** `later`: something is left that may be sent at another time. */
export type Carried = 'done' | 'later';

/** What the second script leaves in the worker's scope. */
export interface PorterScope {
  carryOutbox?: (device: Device) => Promise<Carried>;
}

export interface Scope extends PorterScope {
  importScripts: (address: string) => void;
  navigator: { locks?: Pick<LockManager, 'request'> };
}

const PORTER = '/porter.js';

/** Longer than a page needs for what commonly waits; the browser would end the event after three minutes. */
const TURN_WITHIN_MS = 60_000;

/**
 * Loads the second script: a browser keeps with a worker what that imported while it was installed, and gives it nothing
 * else later. Whether it is there. Without it the worker does all else, and pages send.
 */
export function loadPorter(scope: Scope): boolean {
  try {
    if (!scope.carryOutbox) scope.importScripts(PORTER);
  } catch {
    // No network just then, or a server without it.
    return false;
  }
  return scope.carryOutbox !== undefined;
}

/** Sends what waits. Rejects where something is left for later, so that the browser wakes the worker once more. */
export async function sendInBackground(scope: Scope, open: () => Promise<Device>): Promise<void> {
  if (!loadPorter(scope) || !scope.carryOutbox) return;
  const { carryOutbox } = scope;
  const work = async () => carryOutbox(await open());
  const { locks } = scope.navigator;
  // In turn, not only where nobody is at it: the page that sends may be closed before its answer comes.
  const end = locks
    ? await locks.request(OUTBOX_LOCK, { signal: AbortSignal.timeout(TURN_WITHIN_MS) }, work)
    : await work();
  if (end === 'later') throw new StillWaiting('Something is left for later');
}

class StillWaiting extends Error {
  override name = 'StillWaiting';
}
