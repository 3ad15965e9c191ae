import type { Device } from '#offline/device/database.ts';
import { runExclusively } from '#offline/outbox/exclusive.ts';

/** `later`: some writes may be sent at another time. */
export type SendResult = 'done' | 'later';

/** The functions that the second script adds to the worker's scope. It knows the writes, which the worker does not. */
export interface SenderScope {
  sendOutbox?: (device: Device) => Promise<SendResult>;
  updateBadge?: (device: Device) => Promise<void>;
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

/** Longer than a page usually needs to send; browsers end the event after three minutes. */
const LOCK_TIMEOUT_MS = 60_000;

/**
 * Allows the worker to load only the second script, as the content policy requires. Not every browser has Trusted
 * Types.
 */
export function trustSender(trustedTypes: TrustedTypes | undefined): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === SENDER ? address : null),
  });
}

/**
 * Loads the second script. It must run during installation at the latest, because browsers store only scripts that are
 * imported before its end. Returns false if it is missing; then only pages send.
 */
export function loadSender(scope: Scope): boolean {
  try {
    if (!scope.sendOutbox) scope.importScripts(SENDER);
  } catch {
    // No network, or a server without the script.
    return false;
  }
  return scope.sendOutbox !== undefined;
}

/** Sends the outbox. Rejects if writes are left, so that the browser wakes the worker again. */
export async function sendInBackground(scope: Scope, open: () => Promise<Device>): Promise<void> {
  if (!loadSender(scope) || !scope.sendOutbox) return;
  const { sendOutbox } = scope;
  const work = async () => sendOutbox(await open());
  const end = await runExclusively(scope.navigator.locks, work, LOCK_TIMEOUT_MS);
  if (end === 'later') throw new WritesLeft('Something is left for later');
}

class WritesLeft extends Error {
  override name = 'StillWaiting';
}
