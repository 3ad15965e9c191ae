import { UNDO_GRACE_MS, UNDO_MS } from '../../../contract/device/outbox.ts';
import type { Device } from '../device/device.ts';
import { cancel } from './collapse.ts';
import { saveLoosened } from './dependants.ts';
import { toMadeId, toNeededIds, toRemovedId } from './ids-of.ts';
import { removeRows } from './remove-rows.ts';
import { type OutboxRow, readRows } from './rows.ts';

export const HELD_MS = UNDO_MS + UNDO_GRACE_MS;

/** Whether a deletion can still be undone. A time further ahead was written before the clock was set back. */
export function isHeld({ heldUntil = 0 }: Pick<OutboxRow, 'heldUntil'>, now: number): boolean {
  return heldUntil > now && heldUntil <= now + HELD_MS;
}

/** The ids of what may come back: meanwhile nothing is sent about them. */
export function listHeldIds(rows: readonly OutboxRow[], now: number): ReadonlySet<string> {
  return new Set(
    rows.filter((row) => isHeld(row, now)).flatMap(({ command }) => toRemovedId(command) ?? []),
  );
}

export function isAbout({ command }: OutboxRow, ids: ReadonlySet<string>): boolean {
  return [toMadeId(command) ?? '', ...toNeededIds(command)].some((id) => ids.has(id));
}

/**
 * Lets deletions whose time is over do to the waiting rows what they would have done at once (`collapse.ts`). Returns the rows
 * as they are then. In a transaction over these three tables.
 */
export async function releaseHeld(
  device: Pick<Device, 'outbox' | 'outboxBody' | 'blobs'>,
  userId: string,
  now: number,
): Promise<OutboxRow[]> {
  const rows = await readRows(device, userId);
  const due = rows.find((row) => (row.heldUntil ?? 0) > 0 && !isHeld(row, now));
  if (!due) return rows;
  const others = rows.filter((row) => row !== due);
  const change = cancel(due.command, others);
  await saveLoosened(device, change.loosened);
  await removeRows(device, change.append ? change.rows : [...change.rows, due]);
  if (change.append) await device.outbox.put({ ...due, heldUntil: 0 });
  return releaseHeld(device, userId, now);
}
