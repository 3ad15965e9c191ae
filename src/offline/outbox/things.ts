import { toDefinition } from '../../../contract/writes/all.ts';
import { isHeldUp, isStuck } from './held-up.ts';
import { toMadeId } from './ids-of.ts';
import type { OutboxRow } from './rows.ts';

/** Something of a member's that waits, as they think of it: a write, together with the picture that it shows. */
export interface Thing {
  row: OutboxRow;
  /** What the server refused of it: the write itself, or its picture. */
  refused?: OutboxRow;
  isSending: boolean;
  isHeldUp: boolean;
  /** It has been tried in vain since then (ms), more than a day ago. */
  stuckSince?: number;
}

/** How many wait, and how many were refused; `isUnsure`: of some of these nobody can tell whether they arrived. */
export interface HeldUp {
  waiting: number;
  refused: number;
  isUnsure: boolean;
}

export function toHeldUp(things: readonly Thing[], isHeld = true): HeldUp {
  const refused = things.flatMap((thing) => thing.refused ?? []);
  return {
    waiting: isHeld ? things.length - refused.length : 0,
    refused: refused.length,
    isUnsure: refused.some(({ error }) => error?.code === 'unknown_outcome'),
  };
}

/** Refused ones first, as they are the ones that wait for a decision; the rest in the order in which they go out. */
export function listThings(rows: readonly OutboxRow[]): readonly Thing[] {
  const known = listed.get(rows);
  if (known) return known;
  const things = group(rows);
  listed.set(rows, things);
  return things;
}

/** Every page asks in several places, and rows are never changed but read anew. */
const listed = new WeakMap<readonly OutboxRow[], readonly Thing[]>();

function group(rows: readonly OutboxRow[]): Thing[] {
  const shown = new Map(rows.flatMap((row) => row.deps.map((id) => [id, row])));
  const isPart = ({ command }: OutboxRow) =>
    toDefinition(command).isAttachment && shown.has(toMadeId(command) ?? '');
  const pictures = rows.filter(isPart);
  const things = rows
    .filter((row) => !isPart(row))
    .map((row) =>
      toThing(
        row,
        pictures.filter((each) => isNeededBy(row, each)),
      ),
    );
  return things.toSorted((one, other) => Number(isWaiting(one)) - Number(isWaiting(other)));
}

function toThing(row: OutboxRow, pictures: readonly OutboxRow[]): Thing {
  const all = [...pictures, row];
  const refused = all.find(({ state }) => state === 'failed');
  const stuck = refused ? undefined : all.find((each) => isStuck(each, Date.now()));
  return {
    row,
    ...(refused && { refused }),
    ...(stuck && { stuckSince: stuck.firstSentAt ?? stuck.createdAt }),
    isSending: all.some(({ state }) => state === 'sending'),
    isHeldUp: all.some(isHeldUp),
  };
}

function isNeededBy({ deps }: OutboxRow, { command }: OutboxRow): boolean {
  return deps.includes(toMadeId(command) ?? '');
}

function isWaiting({ refused }: Thing): boolean {
  return refused === undefined;
}
