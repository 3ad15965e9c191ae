import { toDefinition } from '#contract/writes.ts';
import { isDelayed, isStuck } from './delays.ts';
import { toMadeId } from './ids-of.ts';
import type { OutboxRow } from './rows.ts';

/** A write together with its picture, as the member sees it. */
export interface OutboxItem {
  row: OutboxRow;
  refused?: OutboxRow;
  isSending: boolean;
  isDelayed: boolean;
  /** Time of the first attempt (ms), set if the write is stuck. */
  stuckSince?: number;
}

/** `isUnsure`: some refused writes may have arrived. */
export interface OutboxCounts {
  waiting: number;
  refused: number;
  isUnsure: boolean;
}

export function countItems(items: readonly OutboxItem[], isHeld = true): OutboxCounts {
  const refused = items.flatMap((thing) => thing.refused ?? []);
  return {
    waiting: isHeld ? items.length - refused.length : 0,
    refused: refused.length,
    isUnsure: refused.some(({ error }) => error?.code === 'unknown_outcome'),
  };
}

/** Lists refused items first, since they need a decision, then the rest in sending order. */
export function listItems(rows: readonly OutboxRow[]): readonly OutboxItem[] {
  const known = listed.get(rows);
  if (known) return known;
  const items = group(rows);
  listed.set(rows, items);
  return items;
}

/** Cached by row array: every page reads this in several places, and rows are never mutated. */
const listed = new WeakMap<readonly OutboxRow[], readonly OutboxItem[]>();

function group(rows: readonly OutboxRow[]): OutboxItem[] {
  const shown = new Map(rows.flatMap((row) => row.deps.map((id) => [id, row])));
  const isPart = ({ command }: OutboxRow) =>
    toDefinition(command).isAttachment && shown.has(toMadeId(command) ?? '');
  const pictures = rows.filter(isPart);
  const items = rows
    .filter((row) => !isPart(row))
    .map((row) =>
      toItem(
        row,
        pictures.filter((each) => isNeededBy(row, each)),
      ),
    );
  return items.toSorted((one, other) => Number(isWaiting(one)) - Number(isWaiting(other)));
}

function toItem(row: OutboxRow, pictures: readonly OutboxRow[]): OutboxItem {
  const all = [...pictures, row];
  const refused = all.find(({ state }) => state === 'failed');
  const stuck = refused ? undefined : all.find((each) => isStuck(each, Date.now()));
  return {
    row,
    ...(refused && { refused }),
    ...(stuck && { stuckSince: stuck.firstSentAt ?? stuck.createdAt }),
    isSending: all.some(({ state }) => state === 'sending'),
    isDelayed: all.some(isDelayed),
  };
}

function isNeededBy({ deps }: OutboxRow, { command }: OutboxRow): boolean {
  return deps.includes(toMadeId(command) ?? '');
}

function isWaiting({ refused }: OutboxItem): boolean {
  return refused === undefined;
}
