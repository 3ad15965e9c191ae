import { type Command, toDefinition } from '../../../contract/writes/all.ts';
import type { NewWrite } from '../../offline/outbox/enqueue.ts';
import { type Ids, readIds } from '../../offline/outbox/ids.ts';
import { replaceIds, toMadeId, toNeededIds, toRemovedId } from '../../offline/outbox/ids-of.ts';
import { type Receipt, readReceipts } from '../../offline/outbox/receipts.ts';
import { isOpen, type OutboxRow, readRows } from '../../offline/outbox/rows.ts';
import type { Phone } from './phone.ts';
import { findBrokenAtRest } from './rest.ts';
import { findWrongViews } from './views.ts';
import type { Asked } from './wire.ts';
import { listTexts, toWishKey, type Writer } from './writer.ts';

interface Changed {
  before: readonly OutboxRow[];
  after: readonly OutboxRow[];
}

/** What holds at every moment, whatever happens. A broken law is thrown by its name. */
export class Laws {
  /** Every row there ever was, by each key it had. */
  readonly known = new Map<string, OutboxRow>();
  readonly #phone: Phone;
  readonly #writer: Writer;

  constructor(phone: Phone, writer: Writer) {
    this.#phone = phone;
    this.#writer = writer;
  }

  async readAll(db = this.#phone.db): Promise<OutboxRow[]> {
    const rows = [...(await readRows(db, 'ana')), ...(await readRows(db, 'ben'))];
    for (const row of rows) this.known.set(row.key, row);
    return rows;
  }

  /** I1, I4, I10: only what waits is sent, in its member's name, and not before the server's time. */
  async checkRequest({ key, token }: Asked): Promise<void> {
    await this.readAll();
    const row = this.known.get(key);
    if (!row) throw new Broken('I1', 'sent under a key that no row ever had');
    if (!token.startsWith(`${row.userId}-`)) throw new Broken('I4', `${row.userId} by ${token}`);
    const { held, jumps, clock, hasTwo } = this.#phone;
    const wait = held.get(key);
    if (wait && !hasTwo && wait.jumps === jumps && clock < wait.until) {
      throw new Broken('I10', 'Retry-After undercut');
    }
  }

  /** I5: whatever was there is there still, or was `later`, or the server has it. */
  async checkConserved(before: readonly OutboxRow[], later?: readonly OutboxRow[]): Promise<void> {
    const { db, server } = this.#phone;
    const after = later ?? (await this.readAll());
    const ids = await readIds(db);
    const receipts = [...(await readReceipts(db, 'ana')), ...(await readReceipts(db, 'ben'))];
    for (const row of before) {
      const here = after.find(({ seq }) => seq === row.seq);
      if (here?.key === row.key) continue;
      const makes = toMadeId(row.command);
      const isRenamed = makes !== undefined && ids.toLatest(makes) !== makes;
      if (here && isRenamed) continue;
      // On its way when the laws last looked: where the server has not taken it, it was refused since.
      const isRefused =
        row.state === 'sending' && !server.applied.some(({ key }) => key === row.key);
      const seen = isRefused ? { ...row, state: 'failed' as const } : row;
      if (!here && (isTakenAlong(seen, before, after) || this.#isReplaced(row, receipts))) {
        this.#writer.forget(row.command);
        continue;
      }
      const receipt = receipts.find(
        (each) =>
          each.key === row.key ||
          (isRenamed && toMadeId(each.command) === ids.toLatest(makes ?? '')),
      );
      const isThere = server.applied.some((each) => each.key === receipt?.key);
      if (receipt && (receipt.vanished || isThere)) {
        if (makes !== undefined && !ids.isMade(makes) && !isRenamed) {
          throw new Broken('I5', 'made, but nobody knows its id');
        }
        continue;
      }
      // Receipts are kept for a week.
      if (this.#phone.isOlder && server.applied.some((each) => each.key === row.key)) continue;
      throw new Broken('I5', `lost: ${JSON.stringify(row.command)}`);
    }
  }

  /** A refused wish goes when a later one of its key is accepted, as it would have where that was made after the refusal. */
  #isReplaced({ key, seq, userId, command }: OutboxRow, receipts: readonly Receipt[]): boolean {
    const wish = toWishKey(command);
    if (wish === undefined || toDefinition(command).collapse.kind === 'merge') return false;
    const accepted = this.#phone.isOlder ? this.#phone.server.applied : [];
    return (
      this.known.get(key)?.state === 'failed' &&
      [...receipts, ...accepted].some((each) => {
        const later = this.known.get(each.key);
        return later?.userId === userId && later.seq > seq && toWishKey(later.command) === wish;
      })
    );
  }

  /** I5 for the member's own doing: a new command changes only what it is about, and only what was never sent. */
  async checkOnlyRelatedChanged(
    { before, after }: Changed,
    { userId, command: wished }: NewWrite,
  ): Promise<void> {
    const ids = await readIds(this.#phone.db);
    const command = replaceIds(wished, (id) => ids.toLatest(id));
    for (const row of before) {
      const here = after.find(({ seq }) => seq === row.seq);
      if (here?.key === row.key) continue;
      const isTouchable = isOpen(row) || isUnused(row, after);
      const isStrange = row.userId !== userId || !isTouchable || (!here && !isOneOf(row, command));
      if (isStrange) throw new Broken('I5', `not to be touched: ${JSON.stringify(row.command)}`);
      const texts = new Set(after.flatMap((each) => listTexts(each.command)));
      for (const text of listTexts(row.command)) {
        if (!texts.has(text)) this.#writer.texts.delete(text);
      }
    }
  }

  /** I7, I9: the member sees what they want, and a dead token never costs a row. */
  async checkNow(): Promise<void> {
    const { db, user } = this.#phone;
    const rows = await this.readAll();
    if (rows.some(({ error }) => error?.status === 401)) throw new Broken('I9', 'refused by a 401');
    if (rows.some(({ error }) => error?.status === 422 && !error.code && !error.details)) {
      throw new Broken('I9', 'refused, and nobody knows why');
    }
    const ids = await readIds(db);
    const receipts = await readReceipts(db, user);
    const mine = rows.filter(({ userId }) => userId === user);
    const wrong = findWrongViews(this.#phone, this.#writer, { rows: mine, receipts, ids });
    if (wrong !== undefined) throw new Broken('I7', wrong);
  }

  async checkAtRest(): Promise<void> {
    const rows = await this.readAll();
    const ids: Ids = await readIds(this.#phone.db);
    const broken = findBrokenAtRest(this.#phone.server, this.#writer, {
      rows,
      ids,
      known: this.known,
      isClockRight: this.#phone.jumps === 0,
    });
    if (broken) throw new Broken(...broken);
  }
}

/** What a deletion took with it when its time was over; the deletion itself goes where the server never had what it deletes. */
function isTakenAlong(
  row: OutboxRow,
  before: readonly OutboxRow[],
  after: readonly OutboxRow[],
): boolean {
  const deletions = before.filter(
    ({ heldUntil = 0, userId }) => heldUntil > 0 && userId === row.userId,
  );
  return deletions.some((deletion) => {
    const id = toRemovedId(deletion.command) ?? '';
    const isOver = !after.some(({ seq, heldUntil }) => seq === deletion.seq && heldUntil !== 0);
    const isAbout = toMadeId(row.command) === id || toNeededIds(row.command).includes(id);
    return isOver && ((isOpen(row) && isAbout) || isUnused(row, after));
  });
}

/** A tried attachment may go too, once nothing needs it. */
function isUnused({ command }: OutboxRow, rows: readonly OutboxRow[]): boolean {
  const id = toMadeId(command);
  const isNeeded = rows.some((row) => toNeededIds(row.command).some((each) => each === id));
  return toDefinition(command).isAttachment && !isNeeded;
}

/** Whether a removal of `row` can follow from `command`: same lane, same thing, or something on a deleted post. */
function isOneOf(row: OutboxRow, command: Command): boolean {
  const definition = toDefinition(row.command);
  const needed = toNeededIds(command);
  return (
    definition.isAttachment ||
    toNeededIds(row.command).some((id) => needed.includes(id)) ||
    definition.entity(row.command) === toDefinition(command).entity(command)
  );
}

export class Broken extends Error {
  override name = 'Broken';
  constructor(law: string, what: string) {
    super(`${law}: ${what}`);
  }
}
