import { type Command, toDefinition } from '#contract/writes.ts';
import type { NewWrite } from '#offline/outbox/enqueue.ts';
import { type Ids, readIds } from '#offline/outbox/ids.ts';
import { replaceIds, toMadeId, toNeededIds, toRemovedId } from '#offline/outbox/ids-of.ts';
import { type Receipt, readReceipts } from '#offline/outbox/receipts.ts';
import { isOpen, type OutboxRow, readRows } from '#offline/outbox/rows.ts';
import type { Phone } from './phone.ts';
import { findBrokenAtRest } from './rest.ts';
import { findWrongViews } from './views.ts';
import type { WireRequest } from './wire.ts';
import { listTexts, toWishKey, type Writer } from './writer.ts';

interface Changed {
  before: readonly OutboxRow[];
  after: readonly OutboxRow[];
}

/** The laws that hold at every moment. A violation throws `Broken` with the law's number. */
export class Laws {
  /** Every row that ever existed, by each key it had. */
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

  /**
   * I1, I4, I10: only known rows are sent, with a token of their member, and not before the server's Retry-After time.
   */
  async checkRequest({ key, token }: WireRequest): Promise<void> {
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

  /** I5: each earlier row still exists, or is in `later`, or is on the server. */
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
      // The row was being sent at the last check. If the server did not apply it, it has been refused since.
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
          throw new Broken('I5', 'created, but its id is unknown');
        }
        continue;
      }
      // Receipts are deleted after a week.
      if (this.#phone.isOlder && server.applied.some((each) => each.key === row.key)) continue;
      throw new Broken('I5', `lost: ${JSON.stringify(row.command)}`);
    }
  }

  /** True if a later write with the same wish key was accepted, which removes a refused one. */
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

  /** I5 for the member's own actions: a new command changes only related rows, and only rows that were never sent. */
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

  /** I7, I9: the views show the member's wishes, and a dead token never costs a row. */
  async checkNow(): Promise<void> {
    const { db, user } = this.#phone;
    const rows = await this.readAll();
    if (rows.some(({ error }) => error?.status === 401)) throw new Broken('I9', 'refused by a 401');
    if (rows.some(({ error }) => error?.status === 422 && !error.code && !error.details)) {
      throw new Broken('I9', 'refused without a reason');
    }
    const ids = await readIds(db);
    const receipts = await readReceipts(db, user);
    const ownRows = rows.filter(({ userId }) => userId === user);
    const wrong = findWrongViews(this.#phone, this.#writer, { rows: ownRows, receipts, ids });
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

/**
 * True if a deletion removed the row when its undo time was over. The deletion itself is removed if the server never
 * had its target.
 */
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

/** An attachment may be removed, even after a try, once no row needs it. */
function isUnused({ command }: OutboxRow, rows: readonly OutboxRow[]): boolean {
  const id = toMadeId(command);
  const isNeeded = rows.some((row) => toNeededIds(row.command).some((each) => each === id));
  return toDefinition(command).isAttachment && !isNeeded;
}

/**
 * True if `command` may remove `row`: they share a target, or the row depends on the command's target, or is an
 * attachment.
 */
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
