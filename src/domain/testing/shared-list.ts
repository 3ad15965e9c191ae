import type { ListChanges } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST, listLiving } from '#contract/list/state.ts';
import type { CommandOf } from '#contract/writes.ts';
import { overlayLists } from '#domain/overlay/lists.ts';
import { listPendingWrites } from '#domain/overlay/pending.ts';
import type { ListView } from '#domain/overlay/views.ts';
import { toListLines } from '#knowledge/shopping/list-lines.ts';
import { toNextTick } from '#knowledge/shopping/next-tick.ts';
import { mergeChanges } from '#offline/list/merge-changes.ts';
import { sendAgain } from '#offline/outbox/decide.ts';
import { drain } from '#offline/outbox/drain.ts';
import { enqueue } from '#offline/outbox/enqueue.ts';
import { readReceipts } from '#offline/outbox/receipts.ts';
import { readRows } from '#offline/outbox/rows.ts';
import type { Phone } from './phone.ts';
import type { Fault } from './scenario.ts';

type Command = CommandOf<'list.create' | 'need.add' | 'need.remove' | 'tick.set'>;

export const LIST_ID = 'shared';
/** Texts of which several make one line. */
const TEXTS = ['2 onions', '3 onions', '200 g onions', 'milk', 'Blu-tack'];

/** One of up to four members with a phone, who write to the same list. */
export class Shopper {
  readonly phone: Phone;
  /** Ids by what this member did with them. */
  readonly added = new Set<string>();
  readonly removed = new Set<string>();
  /** Needs that were shown to this member when they ticked or unticked them. */
  readonly ticked = new Set<string>();
  #copy: { value: ListChanges; askedAt: number } | undefined;

  constructor(phone: Phone) {
    this.phone = phone;
  }

  async add(n: number): Promise<void> {
    const at = new Date(this.phone.now()).toISOString();
    const first = this.added.size;
    const needs = [0, 1].slice(0, 1 + (n % 2)).map((part) => ({
      _id: `${this.phone.user}-${first + part}`,
      text: TEXTS[(n + part) % TEXTS.length] ?? '',
      foodId: n % TEXTS.length < 3 ? 'onion' : undefined,
      at,
    }));
    for (const { _id } of needs) this.added.add(_id);
    await this.#write({ op: 'need.add', listId: LIST_ID, needs });
  }

  /** Ticks or unticks a whole line, with the needs that are shown in it. */
  async tick(n: number, on: boolean): Promise<void> {
    const { state } = await this.look();
    const lines = toListLines(state);
    const needs = lines[n % Math.max(1, lines.length)]?.needs ?? [];
    if (needs.length === 0) return;
    const ticks = needs.map(({ _id }) => toNextTick(state, _id, on, this.phone.now()));
    for (const { needId } of ticks) this.ticked.add(needId);
    await this.#write({ op: 'tick.set', listId: LIST_ID, ticks });
    const shown = (await this.look()).state.ticks;
    for (const { needId } of ticks) {
      if (shown.get(needId)?.ticked !== on) throw new Error(`A tap on ${needId} is not shown`);
    }
  }

  async remove(n: number): Promise<void> {
    const living = listLiving((await this.look()).state);
    const need = living[n % Math.max(1, living.length)];
    if (need) await this.#remove([need._id]);
  }

  async clear(): Promise<void> {
    const { state } = await this.look();
    const bought = listLiving(state).filter(({ _id }) => state.ticks.get(_id)?.ticked);
    if (bought.length > 0) await this.#remove(bought.map(({ _id }) => _id));
  }

  async #remove(needIds: string[]): Promise<void> {
    for (const id of needIds) this.removed.add(id);
    await this.#write({ op: 'need.remove', listId: LIST_ID, needIds });
  }

  async #write(command: Command): Promise<void> {
    const { user: userId, own, now } = this.phone;
    const answer = await enqueue(own, { userId, command }, { now: now() });
    if (answer !== 'waiting') throw new Error(`Not stored: ${answer}`);
  }

  async send(faults: readonly Fault[], crashAt: number): Promise<void> {
    const { phone } = this;
    phone.faults = [...faults];
    await phone.run(crashAt, () => drain(phone.toEngine()));
    phone.faults = [];
  }

  /** Sends refused writes again. */
  async retry(): Promise<void> {
    const { own, user } = this.phone;
    const rows = await readRows(own, user);
    for (const row of rows) if (row.state === 'failed') await sendAgain(own, row);
  }

  /** Fetches what has changed since the copy of this phone. */
  fetch(): void {
    const list = this.phone.server.lists.get(LIST_ID);
    if (!list) return;
    const askedAt = this.phone.now();
    const known = this.#copy?.value;
    const changes = list.toChanges(LIST_ID, known?.cursor);
    this.#copy = { value: known ? mergeChanges(known, changes) : changes, askedAt };
  }

  /** The list as this phone shows it. */
  async look(): Promise<ListView> {
    const { user, db, clock } = this.phone;
    const writes = { rows: await readRows(db, user), receipts: await readReceipts(db, user) };
    const pending = listPendingWrites(writes, this.#copy?.askedAt ?? 0, clock);
    const copy = this.#copy?.value;
    const views = copy
      ? [{ list: copy.list, state: addChanges(EMPTY_LIST, copy), deliveries: new Map() }]
      : [];
    const [view] = overlayLists(views, pending, { id: user, name: user });
    if (!view) throw new Error('The list is not shown');
    return view;
  }
}
