import * as waitingTexts from '../../../texts/en/waiting.ts';
import { toMadeId } from '../../offline/outbox/ids-of.ts';
import type { OutboxCounts } from '../../offline/outbox/items.ts';
import type { OutboxRow } from '../../offline/outbox/rows.ts';
import type { Waiting } from '../../offline/outbox/watch.ts';
import { toView } from '../../writes/all.ts';
import { toQuoted } from '../../writes/quoted.ts';

const EXCERPT_MAX = 90;

/** What a row is: "Like on “Socarrat on a camping stove”". `name` of what it is about, where known. */
export function toWhat({ command }: OutboxRow, name: string | undefined): string {
  return toView(command).words.title(command, name);
}

/** What is lost with a row that somebody wants to discard. */
export function toLoss({ command }: OutboxRow, name: string | undefined): string {
  const lost = toView(command).words.loss(name === undefined ? '' : toQuoted(name));
  return waitingTexts.neverSent(lost);
}

/** How much waits, and how much goes nowhere by itself: "2 things waiting to send, 1 couldn’t be sent". */
export function toTally(counts: OutboxCounts): string {
  const { waiting, refused } = counts;
  const { things, toSend } = waitingTexts;
  if (refused === 0) return toSend(things(waiting));
  if (waiting === 0) return `${things(refused)} ${toFate(counts)}`;
  return `${toSend(things(waiting))}, ${refused} ${toFate(counts)}`;
}

/** What is said of those that go nowhere by themselves. */
export function toFate({ refused, isUnsure }: OutboxCounts): string {
  if (!isUnsure) return waitingTexts.couldNotBeSent;
  return waitingTexts.needDecision(refused);
}

/** The first words of what was typed, where the list shows them. */
export function toFirstWords({ command }: OutboxRow): string | undefined {
  const excerpt = toView(command).words.excerpt(command);
  return excerpt ? toQuoted(excerpt, EXCERPT_MAX) : undefined;
}

/** Whether text that somebody typed would be lost with it. */
export function isTyped({ command }: OutboxRow): boolean {
  return toView(command).words.isTyped;
}

/** All that was typed, for somebody who wants to copy it though it cannot be sent. */
export function toWholeText({ command }: OutboxRow): string {
  return toView(command).words.typed(command);
}

/** Where a refused write can be edited; undefined for what is only a tap. */
export function toEditPath({ command }: OutboxRow): { to: string } | undefined {
  const to = toView(command).editPath(command);
  return to === undefined ? undefined : { to };
}

/**
 * What a row is about, as far as the row, other writes of the same user or `seen`, names by id, tell.
 */
export function toName(
  { command, label }: OutboxRow,
  { rows, receipts }: Pick<Waiting, 'rows' | 'receipts'>,
  seen: ReadonlyMap<string, string>,
): string | undefined {
  const view = toView(command);
  const id = view.subjectId(command);
  const known = view.ownName(command) ?? label;
  if (known !== undefined || id === undefined) return known;
  const made = [...receipts, ...rows].find((each) => toMadeId(each.command) === id);
  return made ? toView(made.command).ownName(made.command) : seen.get(id);
}
