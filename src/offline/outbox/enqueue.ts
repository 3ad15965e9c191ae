import * as v from 'valibot';
import { OUTBOX_BYTES_MAX, OUTBOX_ROWS_MAX } from '#contract/device/outbox.ts';
import { Command, toDefinition } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';
import { findSignedIn } from '../device/signed-in.ts';
import { type Change, collapse, listOrphans } from './collapse.ts';
import { saveDetached } from './dependants.ts';
import { HELD_MS } from './held.ts';
import { type Ids, readIds, toNewKey } from './ids.ts';
import { replaceIds, toBytesId, toMadeId, toNeededIds } from './ids-of.ts';
import { readReceipts } from './receipts.ts';
import { removeRows } from './remove-rows.ts';
import { type OutboxRow, readRows, toFreshRow, toUnsent } from './rows.ts';

export interface Submission {
  command: Command;
  bytes?: ArrayBuffer;
  /** The state of a toggle on the server, if known. A toggle that is set back to it is not sent. */
  was?: boolean | undefined;
  label?: string;
  /** Holds back a deletion while it can be undone; until then it changes no other waiting write. */
  canBeUndone?: boolean;
  /** The idempotency key, which is the same for direct sending, so that the server applies the write once. */
  key?: string;
  draftId?: string;
}

export interface NewWrite extends Submission {
  /** The author, since another user may have signed in meanwhile. */
  userId: string;
  was?: boolean;
}

/**
 * `too-much`: 200 rows or 50 MB are already waiting. `target-deleted`: the target is being deleted. `unreadable`: the command is
 * invalid.
 */
export type Enqueued = 'waiting' | 'too-much' | 'target-deleted' | 'signed-out' | 'unreadable';

/** Adds a command to the outbox in one transaction. */
export async function enqueue(
  device: Device,
  wish: NewWrite,
  { now = Date.now(), checkpoint = () => {} }: Moment = {},
): Promise<Enqueued> {
  if (!v.is(Command, wish.command)) return 'unreadable';
  return device.transaction('rw', toWriteTables(device), async () => {
    if ((await findSignedIn(device))?.userId !== wish.userId) return 'signed-out';
    const rows = await readRows(device, wish.userId);
    const ids = await readIds(device);
    const latest = replaceIds(wish.command, (id) => ids.toLatest(id));
    const command = await afterCreation(device, wish.userId, latest);
    const change = collapse(command, rows);
    const bytes = toBytes(command, wish.bytes);
    if (change.kind === 'target-deleted') return 'target-deleted';
    if (wish.canBeUndone && change.kind === 'remove' && isWithinLimits(rows, APPEND, bytes)) {
      await apply(device, { ...wish, command }, APPEND, { rows, ids, now });
      return 'waiting';
    }
    if (!isWithinLimits(rows, change, bytes)) return 'too-much';
    checkpoint('enqueue: read');
    await apply(device, { ...wish, command }, change, { rows, ids, now });
    checkpoint('enqueue: applied');
    if (wish.draftId !== undefined) await device.drafts.delete(wish.draftId);
    checkpoint('enqueue: draft removed');
    return 'waiting';
  });
}

const APPEND = { kind: 'append' } as const;

/** The tables of a transaction that stores writes. */
export const toWriteTables = ({
  outbox,
  outboxBody,
  blobs,
  drafts,
  idmap,
  receipts,
  session,
}: Device) => [outbox, outboxBody, blobs, drafts, idmap, receipts, session];

/** An edit that began while its target waited to be created is about the version that the creation has made since. */
async function afterCreation(device: Device, userId: string, command: Command): Promise<Command> {
  const definition = toDefinition(command);
  if (!definition.rebase) return command;
  const entity = definition.entity(command);
  const creation = (await readReceipts(device, userId)).find(
    (receipt) => receipt.entity === entity && toMadeId(receipt.command) !== undefined,
  );
  return (
    (creation?.version && definition.rebase(command, creation.command, creation.version)) || command
  );
}

/** Adds several writes that belong together, such as a picture and its post: all of them or none. */
export async function enqueueAll(device: Device, wishes: readonly NewWrite[]): Promise<Enqueued> {
  let answer: Enqueued = 'waiting';
  try {
    await device.transaction('rw', toWriteTables(device), async () => {
      for (const wish of wishes) {
        answer = await enqueue(device, wish);
        if (answer !== 'waiting') throw new BatchRejected();
      }
      // The write was already sent directly and may have been reversed since, so a stored row must not apply it again.
      if (device.isTimedOut) throw new StoredTooLate();
    });
  } catch (error) {
    if (!(error instanceof BatchRejected)) throw error;
  }
  return answer;
}

/** Rolls back a write that was stored too late. */
class StoredTooLate extends Error {
  override name = 'GivenUp';
}

class BatchRejected extends Error {
  override name = 'NotTogether';
}

export interface Moment {
  now?: number;
  checkpoint?: (label: string) => void;
}

async function apply(
  device: Device,
  wish: NewWrite,
  change: Change,
  { rows, ids, now }: { rows: readonly OutboxRow[]; ids: Ids; now: number },
): Promise<void> {
  const { userId, command, was, label, canBeUndone, key = toNewKey() } = wish;
  const bytes = toBytes(command, wish.bytes);
  if (change.kind === 'replace') {
    const { row, behind } = change;
    const next = toUnsent(row, change.command, key);
    const size = toBytes(change.command, wish.bytes);
    await device.outboxBody.delete(row.key);
    await device.outbox.put({
      ...next,
      ...(label !== undefined && { label }),
      bytes: wish.bytes ? size : Math.max(size, row.bytes),
      deps: toDeps(change.command, rows, ids),
    });
    const replaced = [row, ...behind];
    const others = rows.map((each) => (each === row ? { ...row, command: change.command } : each));
    const orphans = listOrphans([...others, row], replaced);
    await removeRows(device, [...behind, ...orphans]);
  }
  if (change.kind === 'remove') {
    await saveDetached(device, change.detached ?? []);
    await removeRows(device, change.rows);
  }
  const isNew = change.kind === 'append' || (change.kind === 'remove' && change.append);
  if (isNew) {
    const deps = toDeps(command, rows, ids);
    const row = toFreshRow(userId, command, { key, now, bytes, deps });
    await device.outbox.add({
      ...row,
      ...(was !== undefined && { was }),
      ...(label !== undefined && { label }),
      ...(canBeUndone && change.kind === 'append' && { heldUntil: now + HELD_MS }),
    });
  }
  const id = toBytesId(command);
  if (wish.bytes && id !== undefined && change.kind !== 'nothing') {
    await device.blobs.put({ id, userId, bytes: wish.bytes });
  }
}

/** Dependencies: needed ids that a waiting command creates and the server does not have yet. */
export function toDeps(command: Command, rows: readonly OutboxRow[], ids: Ids): string[] {
  const made = new Set(rows.map((row) => toMadeId(row.command)));
  return toNeededIds(command).filter((id) => made.has(id) && !ids.isMade(id));
}

/** A change that does not add a row is always accepted, since it may free space. */
function isWithinLimits(rows: readonly OutboxRow[], change: Change, bytes: number): boolean {
  if (change.kind === 'nothing' || (change.kind === 'remove' && !change.append)) return true;
  const removed = change.kind === 'remove' ? change.rows : [];
  const rest = rows.filter((row) => !removed.includes(row));
  const old = change.kind === 'replace' ? change.row.bytes : 0;
  const count = rest.length + (change.kind === 'replace' ? 0 : 1);
  const total = rest.reduce((sum, row) => sum + row.bytes, bytes - old);
  return count <= OUTBOX_ROWS_MAX && (total <= OUTBOX_BYTES_MAX || bytes <= old);
}

export function toBytes(command: Command, bytes: ArrayBuffer | undefined): number {
  return new TextEncoder().encode(JSON.stringify(command)).length + (bytes?.byteLength ?? 0);
}
