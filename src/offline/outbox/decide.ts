import type { Command } from '../../../contract/writes/all.ts';
import type { Device } from '../device/device.ts';
import { listBehind, listOrphans, mergeAll } from './collapse.ts';
import { listDependants, saveLoosened } from './dependants.ts';
import { toBytes, toDeps } from './enqueue.ts';
import { readIds, toNewKey } from './ids.ts';
import { toNeededIds, toWithout } from './ids-of.ts';
import { removeRows } from './remove-rows.ts';
import { toDueNow } from './requeue.ts';
import { findRow, isOpen, type OutboxRow, readRows, toUnsent } from './rows.ts';

/** A row as a screen knows it. */
export type Known = Pick<OutboxRow, 'seq' | 'key'>;

/**
 * Sends a refused command again, changed or as it is, in its old place; without what it refers to, if that is gone. A changed
 * one is the last wish: what waits of its key since is part of it or replaced, and it follows what may have arrived. An
 * unchanged one goes where a later wish may have arrived, which it would undo. False where it is no longer refused.
 */
export function sendAgain(device: Device, known: Known, changed?: Command): Promise<boolean> {
  const { outbox, outboxBody, blobs, idmap } = device;
  return device.transaction('rw', [outbox, outboxBody, blobs, idmap], async () => {
    const row = await findRow(device, known);
    if (!row || !isOpen(row)) return false;
    const wished = changed ?? row.command;
    const command = row.error?.code === 'replied_to_gone' ? toAlone(wished) : wished;
    if (command.op !== row.command.op) return false;
    const rows = await readRows(device, row.userId);
    const later = listBehind(rows, row);
    const isInPlace = later.every(isOpen);
    if (changed === undefined && !isInPlace) {
      await removeRows(device, [row]);
      return true;
    }
    const behind = changed === undefined ? [] : later.filter(isOpen);
    const last = mergeAll([...behind.map((each) => each.command), command]);
    const { seq, ...next } = toUnsent(row, last, toNewKey());
    const others = rows.filter((each) => each.seq !== seq);
    const deps = toDeps(last, rows, await readIds(device));
    const orphans = listOrphans([...others, row, { ...row, command: last }], [row, ...behind]);
    await removeRows(device, [...behind, ...orphans]);
    await outboxBody.delete(row.key);
    if (!isInPlace) await outbox.delete(seq);
    const bytes = Math.max(toBytes(last, undefined), row.bytes);
    await outbox.put({ ...next, deps, bytes, ...(isInPlace && { seq }) });
    return true;
  });
}

/** The command without the id that it can do without. */
function toAlone(command: Command): Command {
  const [alone = command] = toNeededIds(command).flatMap((id) => toWithout(command, id) ?? []);
  return alone;
}

/** How many others go when this one is discarded: comments on a post that is never made, for example. */
export async function countDependants(device: Device, known: Known): Promise<number> {
  const row = await findRow(device, known);
  if (!row) return 0;
  return listDependants(await readRows(device, row.userId), [row]).gone.length;
}

/** Removes a refused or unsent write and all that depends on it. False where it is being sent. */
export function discard(device: Device, known: Known): Promise<boolean> {
  const { outbox, outboxBody, blobs } = device;
  return device.transaction('rw', outbox, outboxBody, blobs, async () => {
    const found = await findRow(device, known);
    if (!found || !isOpen(found)) return false;
    const rows = await readRows(device, found.userId);
    // Rows are compared by identity, so take the object from this list.
    const row = rows.find(({ seq }) => seq === found.seq) ?? found;
    const { gone, loosened } = listDependants(rows, [row]);
    const removed = [row, ...gone];
    await saveLoosened(device, loosened);
    await removeRows(device, [...removed, ...listOrphans(rows, removed)]);
    return true;
  });
}

/** Makes all rows due that wait only for the network. Waits that the server asked for stay. */
export function hurry(device: Device, userId: string): Promise<void> {
  return device.transaction('rw', device.outbox, async () => {
    for (const row of await readRows(device, userId)) {
      if (row.state === 'queued' && row.notBefore > 0 && !row.heldByServer) {
        await device.outbox.put(row.unheard ? toDueNow(row) : { ...row, notBefore: 0 });
      }
    }
  });
}

/** Deletes all that a member has on this device and has not sent: their own wish when they sign out. */
export function removeAllOf(device: Device, userId: string): Promise<void> {
  const { outbox, outboxBody, blobs, drafts, receipts } = device;
  return device.transaction('rw', [outbox, outboxBody, blobs, drafts, receipts], async () => {
    await removeRows(device, await readRows(device, userId));
    for (const table of [outbox, blobs, drafts, receipts]) {
      await table.where('userId').equals(userId).delete();
    }
  });
}
