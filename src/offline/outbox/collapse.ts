import * as v from 'valibot';
import { Command, toDefinition } from '../../../contract/writes/all.ts';
import { toMadeId, toNeededIds, toRemovedId } from './ids-of.ts';
import { isOpen, listDependants, mayHaveArrived, type OutboxRow } from './rows.ts';

/**
 * What a new command does to the rows that wait. `replace`: it takes the place of an unsent or refused row. `remove`: rows
 * disappear, and the command too unless it is to be appended. `gone`: it is about something that is being deleted.
 */
export type Change =
  | { kind: 'append' }
  | { kind: 'nothing' }
  | { kind: 'replace'; row: OutboxRow; command: Command }
  | { kind: 'remove'; rows: OutboxRow[]; append: boolean }
  | { kind: 'gone' };

/** `rows`: all that waits for this user, in order. Only what was never sent, or was refused, may be changed. */
export function collapse(command: Command, rows: readonly OutboxRow[]): Change {
  const deleted = findDeletion(command, rows);
  if (deleted !== undefined) {
    return { kind: toRemovedId(command) === deleted ? 'nothing' : 'gone' };
  }
  const { collapse: how } = toDefinition(command);
  switch (how.kind) {
    case 'toggle':
      return toggle(command, rows);
    case 'last-wish':
      return {
        kind: 'remove',
        rows: rows.filter((row) => isOpen(row) && toKey(row.command) === how.key(command)),
        append: true,
      };
    case 'merge': {
      const row = rows.findLast((each) => toKey(each.command) === how.key(command));
      if (!row || !isOpen(row)) return { kind: 'append' };
      const merged = how.merge(row.command, command);
      return { kind: 'replace', row, command: v.parse(Command, merged) };
    }
    case 'once':
      return makeOnce(command, rows);
    case 'cancels':
      return cancel(command, rows);
  }
  return how satisfies never;
}

/** The id of something this command needs and a waiting row deletes. */
function findDeletion(command: Command, rows: readonly OutboxRow[]): string | undefined {
  const needed = toNeededIds(command);
  return rows
    .filter(({ state }) => state !== 'failed')
    .map((row) => toRemovedId(row.command))
    .find((id) => id !== undefined && needed.includes(id));
}

/** Rows with the same key are about the same wish. What is made or removed by id has that id for a key. */
function toKey(command: Command): string | undefined {
  const { collapse: how } = toDefinition(command);
  return 'key' in how ? how.key(command) : toMadeId(command);
}

/** A toggle turned back to what was seen before goes without a trace; otherwise the last wish is what will be sent. */
function toggle(command: Command, rows: readonly OutboxRow[]): Change {
  const key = toKey(command);
  const same = rows.filter((row) => toKey(row.command) === key);
  const newest = same.at(-1);
  if (!newest) return { kind: 'append' };
  const isSame = toWish(newest.command) === toWish(command);
  if (!isOpen(newest)) return { kind: isSame ? 'nothing' : 'append' };
  if (isSame && newest.state !== 'failed') return { kind: 'nothing' };
  // What may have arrived after all only sending takes back.
  if (same.length === 1 && newest.was === toWish(command) && !mayHaveArrived(newest)) {
    return { kind: 'remove', rows: [newest], append: false };
  }
  return { kind: 'replace', row: newest, command };
}

function toWish(command: Command): boolean | undefined {
  const { collapse: how } = toDefinition(command);
  return how.kind === 'toggle' ? how.isOn(command) : undefined;
}

/** A form that is sent twice makes one thing. */
function makeOnce(command: Command, rows: readonly OutboxRow[]): Change {
  const id = toMadeId(command);
  const row = rows.find((each) => toMadeId(each.command) === id);
  if (!row) return { kind: 'append' };
  return isOpen(row) ? { kind: 'replace', row, command } : { kind: 'nothing' };
}

/** What was never sent needs no deletion. */
function cancel(command: Command, rows: readonly OutboxRow[]): Change {
  const id = toRemovedId(command);
  const maker = rows.find((row) => id !== undefined && toMadeId(row.command) === id);
  const isUnsent = maker !== undefined && isOpen(maker);
  const removed = isUnsent
    ? [maker, ...listDependants(rows, [maker])]
    : rows.filter((row) => isOpen(row) && toNeededIds(row.command).some((each) => each === id));
  return {
    kind: 'remove',
    rows: [...removed, ...listOrphans(rows, removed)],
    append: !isUnsent,
  };
}

/** Unsent attachments that nothing needs any more once `removed` is gone. */
export function listOrphans(
  rows: readonly OutboxRow[],
  removed: readonly OutboxRow[],
): OutboxRow[] {
  const needed = new Set(
    rows.filter((row) => !removed.includes(row)).flatMap((row) => toNeededIds(row.command)),
  );
  const dropped = new Set(removed.flatMap((row) => toNeededIds(row.command)));
  return rows.filter((row) => {
    const id = toMadeId(row.command);
    const isAttachment = toDefinition(row.command).isAttachment && id !== undefined;
    return isAttachment && isOpen(row) && dropped.has(id) && !needed.has(id);
  });
}
