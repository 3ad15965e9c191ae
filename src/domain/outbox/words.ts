import { toQuoted } from '#domain/overlay/quoted.ts';
import { toView } from '#domain/writes.ts';
import { toMadeId } from '#offline/outbox/ids-of.ts';
import type { OutboxCounts } from '#offline/outbox/items.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import type { Waiting } from '#offline/outbox/watch.ts';
import * as outboxTexts from '#texts/outbox.ts';

const EXCERPT_MAX = 90;

/** The title of a row, such as "Like “Socarrat on a camping stove”". `name`: the name of its target, if known. */
export function toTitle({ command }: OutboxRow, name: string | undefined): string {
  return toView(command).words.title(command, name);
}

export function toDiscardWarning({ command }: OutboxRow, name: string | undefined): string {
  const lost = toView(command).words.loss(name === undefined ? '' : toQuoted(name));
  return outboxTexts.neverSent(lost);
}

export function toCountText(counts: OutboxCounts): string {
  const { waiting, refused } = counts;
  if (refused === 0) return outboxTexts.toSend(outboxTexts.things(waiting));
  if (waiting === 0) return `${outboxTexts.things(refused)} ${toOutcomeText(counts)}`;
  return `${outboxTexts.toSend(outboxTexts.things(waiting))}, ${refused} ${toOutcomeText(counts)}`;
}

export function toOutcomeText({ refused, isUnsure }: OutboxCounts): string {
  if (!isUnsure) return outboxTexts.couldNotBeSent;
  return outboxTexts.needDecision(refused);
}

export function toExcerpt({ command }: OutboxRow): string | undefined {
  const excerpt = toView(command).words.excerpt(command);
  return excerpt ? toQuoted(excerpt, EXCERPT_MAX) : undefined;
}

export function isTyped({ command }: OutboxRow): boolean {
  return toView(command).words.isTyped;
}

export function toWholeText({ command }: OutboxRow): string {
  return toView(command).words.typed(command);
}

export function toEditPath({ command }: OutboxRow): { to: string } | undefined {
  const to = toView(command).editPath(command);
  return to === undefined ? undefined : { to };
}

/** Finds the name of a row's target in the row, in other writes of the same user, or in `seen` (names by id). */
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
