import * as v from 'valibot';
import { type Command, toDefinition } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';
import type { Meaning } from './classify.ts';
import { toCollapseKey } from './collapse.ts';
import { type Engine, toNextTry } from './engine.ts';
import { type IdRow, toNewId, toNewKey } from './ids.ts';
import { replaceIds, toMadeId } from './ids-of.ts';
import { toReceipt } from './receipts.ts';
import { removeRows } from './remove-rows.ts';
import { findRow, isOpen, type OutboxRow, readRows, toUnsent } from './rows.ts';

/**
 * Attempts after which a write that got a new id waits for its backoff. A correct server does not reject a new random
 * id again, so a third attempt means a faulty server, which must not be called in a tight loop.
 */
const IMMEDIATE_ATTEMPTS = 2;

const Uploaded = v.object({ imageUrl: v.string() });

/**
 * Settles a write that was accepted or has lost its target: row, id mapping and receipt change in one transaction. Like
 * every write-back it does nothing if the row's key has changed since.
 */
export function settle(
  { db, now, checkpoint }: Engine,
  sent: OutboxRow,
  meaning: Extract<Meaning, { kind: 'done' | 'target-missing' }>,
): Promise<void> {
  const { outbox, outboxBody, blobs, idmap, receipts } = db;
  return db.transaction('rw', [outbox, outboxBody, blobs, idmap, receipts], async () => {
    const row = await findRow(db, sent);
    if (!row) return;
    const isDone = meaning.kind === 'done';
    const address = isDone && v.is(Uploaded, meaning.body) ? meaning.body.imageUrl : undefined;
    const version = isDone ? meaning.etag : null;
    await receipts.add(toReceipt(row, now(), { vanished: !isDone, address, version }));
    checkpoint('settle: receipt');
    const makes = toMadeId(row.command);
    if (makes !== undefined) await idmap.put(toIdRow(makes, address ?? makes, true, now()));
    checkpoint('settle: id');
    const rows = await readRows(db, row.userId);
    if (isDone) await rebase(db, rows, row.command, meaning.etag);
    await removeRows(db, [row, ...listReplaced(rows, row)]);
    checkpoint('settle: removed');
  });
}

/** Refused rows that this later write of their key replaces: sending them again would undo it. */
function listReplaced(rows: readonly OutboxRow[], { seq, command }: OutboxRow): OutboxRow[] {
  const key = toCollapseKey(command);
  return rows.filter(
    (row) => row.seq < seq && row.state === 'failed' && key && toCollapseKey(row.command) === key,
  );
}

/** Rebases unsent writes onto the version that this write created. */
async function rebase(
  db: Device,
  rows: readonly OutboxRow[],
  command: Command,
  etag: string | null,
) {
  const entity = toDefinition(command).entity(command);
  for (const row of rows) {
    const definition = toDefinition(row.command);
    if (!isOpen(row) || definition.entity(row.command) !== entity) continue;
    const rebased = definition.rebase?.(row.command, command, etag);
    if (rebased) await db.outbox.put({ ...row, command: rebased });
  }
}

/** Another member has this id: use a new one, also in dependent rows. */
export function takeNewId(engine: Engine, sent: OutboxRow): Promise<void> {
  const { db, now, checkpoint } = engine;
  const { outbox, outboxBody, idmap } = db;
  return db.transaction('rw', [outbox, outboxBody, idmap], async () => {
    const row = await findRow(db, sent);
    const makes = toMadeId(sent.command);
    if (!row || makes === undefined) return;
    const fresh = toNewId();
    const toFresh = (id: string) => (id === makes ? fresh : id);
    await idmap.put(toIdRow(makes, fresh, false, now()));
    checkpoint('taken: id');
    await outboxBody.delete(row.key);
    await outbox.put({
      ...toUnsent(row, replaceIds(row.command, toFresh), toNewKey()),
      attempts: row.attempts,
      notBefore: row.attempts > IMMEDIATE_ATTEMPTS ? toNextTry(row, engine) : 0,
    });
    checkpoint('taken: row');
    for (const other of await readRows(db, row.userId)) {
      if (!other.deps.includes(makes)) continue;
      const command = replaceIds(other.command, toFresh);
      await outbox.put({ ...other, command, deps: other.deps.map(toFresh) });
    }
  });
}

function toIdRow(id: string, to: string, made: boolean, at: number): IdRow {
  return { id, to, made, at };
}
