import type { Command } from '#contract/writes.ts';
import { writeOnDevice } from '#offline/device/device.ts';
import { writeEvicting } from '#offline/device/write-evicting.ts';
import {
  countDependants as count,
  discard as forget,
  type Known,
  removeAllOf,
  sendAgain as requeue,
} from '#offline/outbox/decide.ts';
import { endUndo as end, undo as takeBack } from '#offline/outbox/undo.ts';
import { notifyAndWake, sendSoon } from './sender.ts';

/** Sends a refused write again, edited or unchanged. Resolves to false if it is no longer refused. */
export async function sendAgain(known: Known, edited?: Command): Promise<boolean> {
  const isQueued = await writeEvicting((device) => requeue(device, known, edited));
  if (isQueued) sendSoon();
  return isQueued;
}

export function countDependants(known: Known): Promise<number> {
  return writeOnDevice((device) => count(device, known));
}

export async function discard(known: Known): Promise<boolean> {
  const isDiscarded = await writeOnDevice((device) => forget(device, known));
  if (isDiscarded) sendSoon();
  return isDiscarded;
}

/** Removes a waiting deletion. Resolves to false if it is too late. */
export async function undo(key: string): Promise<boolean> {
  const isBack = await writeOnDevice((device) => takeBack(device, key));
  if (isBack) sendSoon();
  return isBack;
}

export async function endUndo(key: string): Promise<void> {
  await writeOnDevice((device) => end(device, key));
  sendSoon();
}

/** Deletes unsent data at sign-out. Without this call waiting writes stay for the next sign-in. */
export async function removeWaiting(userId: string): Promise<void> {
  await writeOnDevice((device) => removeAllOf(device, userId));
  notifyAndWake();
}
