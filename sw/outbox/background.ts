import type { Device } from '../../src/offline/device/device.ts';
import { runExclusively } from '../../src/offline/outbox/exclusive.ts';

/** `later`: something is left that may be sent at another time. */
export type SendResult = 'done' | 'later';

/** What the second script leaves in the worker's scope. */
export interface SenderScope {
  sendOutbox?: (device: Device) => Promise<SendResult>;
}

export interface Scope extends SenderScope {
  importScripts: (address: string) => void;
  navigator: { locks?: Pick<LockManager, 'request'> };
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
}

const SENDER = '/background-sender.js';

/** Longer than a page needs for what commonly waits; the browser would end the event after three minutes. */
const TURN_WITHIN_MS = 60_000;

/** Lets the worker load the second script and no other: the content policy asks for it. Not every browser has it. */
export function trustSender(trustedTypes: TrustedTypes | undefined): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === SENDER ? address : null),
  });
}

/**
 * Loads the second script: a browser keeps with a worker what that imported while it was installed, and gives it nothing
 * else later. Whether it is there. Without it the worker does all else, and pages send.
 */
export function loadSender(scope: Scope): boolean {
  try {
    if (!scope.sendOutbox) scope.importScripts(SENDER);
  } catch {
    // No network just then, or a server without it.
    return false;
  }
  return scope.sendOutbox !== undefined;
}

/** Sends what waits. Rejects where something is left for later, so that the browser wakes the worker once more. */
export async function sendInBackground(scope: Scope, open: () => Promise<Device>): Promise<void> {
  if (!loadSender(scope) || !scope.sendOutbox) return;
  const { sendOutbox } = scope;
  const work = async () => sendOutbox(await open());
  const end = await runExclusively(scope.navigator.locks, work, TURN_WITHIN_MS);
  if (end === 'later') throw new StillWaiting('Something is left for later');
}

class StillWaiting extends Error {
  override name = 'StillWaiting';
}
