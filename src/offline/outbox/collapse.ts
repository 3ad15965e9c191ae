import * as v from 'valibot';
import { Command, toDefinition } from '#contract/writes.ts';
import { type Dependants, type Detached, detach, listDependants } from './dependants.ts';
import { toMadeId, toNeededIds, toRemovedId } from './ids-of.ts';
import { isOpen, mayHaveArrived, type OutboxRow } from './rows.ts';

/**
 * How a new command changes the waiting rows. `replace`: it replaces `row` and the later rows of the same key in
 * `behind`.
 * `remove`: `rows` are removed, `detached` rows lose a reference, and the command is added only with `append`.
 * `target-deleted`: its target is being deleted.
 */
export type Change =
  | { kind: 'append' }
  | { kind: 'nothing' }
  | { kind: 'replace'; row: OutboxRow; behind: OutboxRow[]; command: Command }
  | { kind: 'remove'; rows: OutboxRow[]; detached?: Detached[]; append: boolean }
  | { kind: 'target-deleted' };

/** Only rows that were never sent, or were refused, may change. `rows`: all waiting rows of this user, in order. */
export function collapse(command: Command, rows: readonly OutboxRow[]): Change {
  const deleted = findDeletion(command, rows);
  if (deleted !== undefined) {
    return { kind: toRemovedId(command) === deleted ? 'nothing' : 'target-deleted' };
  }
  const { collapse: how } = toDefinition(command);
  switch (how.kind) {
    case 'toggle':
      return toggle(command, rows);
    case 'last-wins':
      return {
        kind: 'remove',
        rows: rows.filter((row) => isOpen(row) && toCollapseKey(row.command) === how.key(command)),
        append: true,
      };
    case 'merge': {
      const same = rows.filter((row) => toCollapseKey(row.command) === how.key(command));
      const [row, ...behind] = same.slice(same.findLastIndex((each) => !isOpen(each)) + 1);
      if (!row) return { kind: 'append' };
      const merged = mergeAll([row.command, ...behind.map((each) => each.command), command]);
      return { kind: 'replace', row, behind, command: merged };
    }
    case 'once':
      return makeOnce(command, rows);
    case 'cancels':
      return cancel(command, rows);
  }
  return how satisfies never;
}

function findDeletion(command: Command, rows: readonly OutboxRow[]): string | undefined {
  const needed = toNeededIds(command);
  return rows
    .filter(({ state }) => state !== 'failed')
    .map((row) => toRemovedId(row.command))
    .find((id) => id !== undefined && needed.includes(id));
}

/** Rows with the same key collapse. The key of a write that creates something is the created id. */
export function toCollapseKey(command: Command): string | undefined {
  const { collapse: how } = toDefinition(command);
  return 'key' in how ? how.key(command) : toMadeId(command);
}

function toggle(command: Command, rows: readonly OutboxRow[]): Change {
  const key = toCollapseKey(command);
  const same = rows.filter((row) => toCollapseKey(row.command) === key);
  const newest = same.at(-1);
  if (!newest) return { kind: 'append' };
  const isSame = toDesired(newest.command) === toDesired(command);
  if (!isOpen(newest)) return { kind: isSame ? 'nothing' : 'append' };
  if (isSame && newest.state !== 'failed') return { kind: 'nothing' };
  // A write that may have arrived can only be reversed by another write.
  if (same.length === 1 && newest.was === toDesired(command) && !mayHaveArrived(newest)) {
    return { kind: 'remove', rows: [newest], append: false };
  }
  return { kind: 'replace', row: newest, behind: [], command };
}

function toDesired(command: Command): boolean | undefined {
  const { collapse: how } = toDefinition(command);
  return how.kind === 'toggle' ? how.isOn(command) : undefined;
}

function makeOnce(command: Command, rows: readonly OutboxRow[]): Change {
  const id = toMadeId(command);
  const row = rows.find((each) => toMadeId(each.command) === id);
  if (!row) return { kind: 'append' };
  if (!isOpen(row)) return { kind: 'nothing' };
  return { kind: 'replace', row, behind: listBehind(rows, row).filter(isOpen), command };
}

export function listBehind(rows: readonly OutboxRow[], { seq, command }: OutboxRow): OutboxRow[] {
  const key = toCollapseKey(command);
  return rows.filter(
    (row) => row.seq > seq && key !== undefined && toCollapseKey(row.command) === key,
  );
}

/** Merges commands with the same key: a later edit changes the earlier command, anything else replaces it. */
export function mergeAll(commands: readonly [...Command[], Command]): Command {
  return commands.reduce((earlier, later) => {
    const { collapse: how } = toDefinition(later);
    return how.kind === 'merge' ? v.parse(Command, how.merge(earlier, later)) : later;
  });
}

/** Deletes an unsent creation instead of sending the deletion, together with all rows that depend on it. */
export function cancel(command: Command, rows: readonly OutboxRow[]) {
  const id = toRemovedId(command);
  const maker = rows.find((row) => id !== undefined && toMadeId(row.command) === id);
  const isUnsent = maker !== undefined && isOpen(maker);
  const { unsendable, detached } = isUnsent
    ? listDependants(rows, [maker])
    : listOpenAbout(rows, id);
  const removed = isUnsent ? [maker, ...unsendable] : unsendable;
  return {
    kind: 'remove' as const,
    rows: [...removed, ...listOrphans(rows, removed)],
    detached,
    append: !isUnsent,
  };
}

/** Unsent rows about something that already exists on the server. */
function listOpenAbout(rows: readonly OutboxRow[], id = ''): Dependants {
  const about = rows.filter((row) => isOpen(row) && toNeededIds(row.command).includes(id));
  const detached = about.flatMap((row) => detach(row, [id]) ?? []);
  return {
    unsendable: about.filter((row) => !detached.some((each) => each.row === row)),
    detached,
  };
}

/**
 * Attachments that no row needs once `removed` is gone. Attachments that were already sent may be included, since the
 * server deletes unused uploads.
 */
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
    return isAttachment && dropped.has(id) && !needed.has(id);
  });
}
