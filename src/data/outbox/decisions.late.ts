import type { Command } from '../../../contract/writes/all.ts';
import { writeOnDevice } from '../../offline/device/device.ts';
import { writeWithRoom } from '../../offline/device/room.ts';
import {
  countDependants as count,
  discard as forget,
  type Known,
  removeAllOf,
  sendAgain as requeue,
} from '../../offline/outbox/decide.ts';
import { readRows } from '../../offline/outbox/rows.ts';
import { endUndo as end, undo as takeBack } from '../../offline/outbox/undo.ts';
import { countAll } from '../../offline/outbox/watch.ts';
import { announce, lookAnew } from './driver.late.ts';

/** Sends a refused write again, edited or unchanged; false where it is no longer refused. */
export async function sendAgain(known: Known, mended?: Command): Promise<boolean> {
  const isQueued = await writeWithRoom((device) => requeue(device, known, mended));
  if (isQueued) announce();
  return isQueued;
}

/** How many others go when this one is discarded, for the question before it. */
export function countDependants(known: Known): Promise<number> {
  return writeOnDevice((device) => count(device, known));
}

/** Removes a refused or unsent write and its dependants; the writes behind it are sent. */
export async function discard(known: Known): Promise<boolean> {
  const isGone = await writeOnDevice((device) => forget(device, known));
  if (isGone) announce();
  return isGone;
}

/** Takes back a deletion; false where it is too late. */
export async function undo(key: string): Promise<boolean> {
  const isBack = await writeOnDevice((device) => takeBack(device, key));
  if (isBack) announce();
  return isBack;
}

/** Sends a deletion now that could still be undone. */
export async function endUndo(key: string): Promise<void> {
  await writeOnDevice((device) => end(device, key));
  announce();
}

/** How much still waits for a member, refused writes too: asked before signing out. */
export function countWaiting(userId: string): Promise<number> {
  return writeOnDevice(async (device) => (await readRows(device, userId)).length);
}

/** The same for everybody who has written on this device. */
export function countWaitingOfAll(): Promise<number> {
  return writeOnDevice(countAll);
}

/** "Delete" at sign-out. "Keep" needs no code: waiting writes are found at the next sign-in. */
export async function removeWaiting(userId: string): Promise<void> {
  await writeOnDevice((device) => removeAllOf(device, userId));
  lookAnew();
}
