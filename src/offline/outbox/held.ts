import { UNDO_GRACE_MS, UNDO_MS } from '#contract/device/outbox.ts';
import type { Device } from '../device/database.ts';
import { cancel } from './collapse.ts';
import { saveDetached } from './dependants.ts';
import { toMadeId, toNeededIds, toRemovedId } from './ids-of.ts';
import { removeRows } from './remove-rows.ts';
import { type OutboxRow, readRows } from './rows.ts';

export const HELD_MS = UNDO_MS + UNDO_GRACE_MS;

/** True if a deletion can still be undone. A time further ahead means that the clock was set back. */
export function isHeld({ heldUntil = 0 }: Pick<OutboxRow, 'heldUntil'>, now: number): boolean {
  return heldUntil > now && heldUntil <= now + HELD_MS;
}

export function listHeldIds(rows: readonly OutboxRow[], now: number): ReadonlySet<string> {
  return new Set(
    rows.filter((row) => isHeld(row, now)).flatMap(({ command }) => toRemovedId(command) ?? []),
  );
}

export function isAbout({ command }: OutboxRow, ids: ReadonlySet<string>): boolean {
  return [toMadeId(command) ?? '', ...toNeededIds(command)].some((id) => ids.has(id));
}

/**
 * Applies deletions that can no longer be undone to the waiting rows (`cancel` in `collapse.ts`) and returns the rows
 * that remain. Call it in a transaction over these three tables.
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
  await saveDetached(device, change.detached);
  await removeRows(device, change.append ? change.rows : [...change.rows, due]);
  if (change.append) await device.outbox.put({ ...due, heldUntil: 0 });
  return releaseHeld(device, userId, now);
}
