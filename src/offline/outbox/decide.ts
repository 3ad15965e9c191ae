import type { Command } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';
import { listBehind, listOrphans, mergeAll } from './collapse.ts';
import { listDependants, saveDetached } from './dependants.ts';
import { toBytes, toDeps } from './enqueue.ts';
import { readIds, toNewKey } from './ids.ts';
import { toNeededIds, toWithout } from './ids-of.ts';
import { removeRows } from './remove-rows.ts';
import { toDueNow } from './requeue.ts';
import { findRow, isOpen, type OutboxRow, readRows, toUnsent } from './rows.ts';

/** The part of a row that a page passes back to identify it. */
export type Known = Pick<OutboxRow, 'seq' | 'key'>;

/**
 * Sends a refused command again, optionally changed, and drops its reference to a deleted comment.
 * A changed command includes or replaces the later unsent rows of its key. It keeps its position, unless one of the
 * later rows may have arrived; then it moves behind them.
 * An unchanged command is removed if a later row may have arrived, because it would undo that one.
 * Returns false if the row is no longer refused.
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

function toAlone(command: Command): Command {
  const [alone = command] = toNeededIds(command).flatMap((id) => toWithout(command, id) ?? []);
  return alone;
}

/** The number of other writes that `discard` would remove, such as comments on an unsent post. */
export async function countDependants(device: Device, known: Known): Promise<number> {
  const row = await findRow(device, known);
  if (!row) return 0;
  return listDependants(await readRows(device, row.userId), [row]).unsendable.length;
}

/** Removes a refused or unsent write and all writes that depend on it. Returns false if it may have been sent. */
export function discard(device: Device, known: Known): Promise<boolean> {
  const { outbox, outboxBody, blobs } = device;
  return device.transaction('rw', outbox, outboxBody, blobs, async () => {
    const found = await findRow(device, known);
    if (!found || !isOpen(found)) return false;
    const rows = await readRows(device, found.userId);
    const row = rows.find(({ seq }) => seq === found.seq) ?? found;
    const { unsendable, detached } = listDependants(rows, [row]);
    const removed = [row, ...unsendable];
    await saveDetached(device, detached);
    await removeRows(device, [...removed, ...listOrphans(rows, removed)]);
    return true;
  });
}

/** Makes the rows due that wait only for the network. Waits that the server asked for stay. */
export function retryNow(device: Device, userId: string): Promise<void> {
  return device.transaction('rw', device.outbox, async () => {
    for (const row of await readRows(device, userId)) {
      if (row.state === 'queued' && row.notBefore > 0 && !row.heldByServer) {
        await device.outbox.put(row.unheard ? toDueNow(row) : { ...row, notBefore: 0 });
      }
    }
  });
}

/** Deletes all unsent data of a member on this device, which they can choose when they sign out. */
export function removeAllOf(device: Device, userId: string): Promise<void> {
  const { outbox, outboxBody, blobs, drafts, receipts } = device;
  return device.transaction('rw', [outbox, outboxBody, blobs, drafts, receipts], async () => {
    await removeRows(device, await readRows(device, userId));
    for (const table of [outbox, blobs, drafts, receipts]) {
      await table.where('userId').equals(userId).delete();
    }
  });
}
