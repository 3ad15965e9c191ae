import { toPlan } from '../../../contract/command-plan.ts';
import type { Command, CommandOf, Op } from '../../../contract/commands.ts';
import { isOpen, listDependants, mayHaveArrived, type OutboxRow } from './rows.ts';

/**
 * What a new command does to what waits already. `replace`: it takes the place of an unsent or refused row. `remove`:
 * rows go without a trace, and the command too unless it is to be appended. `gone`: it speaks of something that is
 * being deleted.
 */
export type Change =
  | { kind: 'append' }
  | { kind: 'nothing' }
  | { kind: 'replace'; row: OutboxRow; command: Command }
  | { kind: 'remove'; rows: OutboxRow[]; append: boolean }
  | { kind: 'gone' };

type RowOf<O extends Op> = OutboxRow & { command: CommandOf<O> };

/** `rows`: all that waits for this member, in order. Only what was never sent, or was refused, may be changed. */
export function toChange(command: Command, rows: readonly OutboxRow[]): Change {
  const { refs } = toPlan(command);
  const isAboutDeleted = (row: OutboxRow) =>
    row.command.op === 'post.delete' && row.state !== 'failed' && refs.includes(row.command.postId);
  if (rows.some(isAboutDeleted)) return { kind: command.op === 'post.delete' ? 'nothing' : 'gone' };

  switch (command.op) {
    case 'like.set':
    case 'follow.set':
    case 'favorite.set':
    case 'saved.set':
      return toggle(command, rows);
    case 'post.create':
    case 'comment.add':
    case 'image.upload':
      return createOnce(command, rows);
    case 'post.update':
      return edit(command, rows);
    case 'post.delete':
      return deletePost(command, rows);
    case 'comment.delete':
      return deleteComment(command, rows);
    case 'profile.update': {
      const row = rows.findLast((each) => isOf(each, 'profile.update'));
      if (!row || !isOpen(row)) return { kind: 'append' };
      const changes = { ...row.command.changes, ...command.changes };
      return { kind: 'replace', row, command: { ...command, changes } };
    }
    default:
      return {
        kind: 'remove',
        rows: rows.filter((row) => row.command.op === command.op && isOpen(row)),
        append: true,
      };
  }
}

/** A toggle turned back to what was seen before goes without a trace; otherwise the last wish is what will be sent. */
function toggle(
  command: CommandOf<'like.set' | 'follow.set' | 'favorite.set' | 'saved.set'>,
  rows: readonly OutboxRow[],
): Change {
  const { collapse } = toPlan(command);
  const same = rows.filter((row) => toPlan(row.command).collapse === collapse);
  const newest = same.at(-1);
  if (!newest) return { kind: 'append' };
  const isSame = 'on' in newest.command && newest.command.on === command.on;
  if (!isOpen(newest)) return { kind: isSame ? 'nothing' : 'append' };
  if (isSame && newest.state !== 'failed') return { kind: 'nothing' };
  // What may have arrived after all only sending takes back.
  if (same.length === 1 && newest.was === command.on && !mayHaveArrived(newest)) {
    return { kind: 'remove', rows: [newest], append: false };
  }
  return { kind: 'replace', row: newest, command };
}

/** A form that is sent twice makes one thing. */
function createOnce(command: Command, rows: readonly OutboxRow[]): Change {
  const { makes } = toPlan(command);
  const row = rows.find((each) => toPlan(each.command).makes === makes);
  if (!row) return { kind: 'append' };
  return isOpen(row) ? { kind: 'replace', row, command } : { kind: 'nothing' };
}

function edit(command: CommandOf<'post.update'>, rows: readonly OutboxRow[]): Change {
  const row = rows.findLast(
    (each) =>
      (isOf(each, 'post.create') && each.command.post._id === command.postId) ||
      (isOf(each, 'post.update') && each.command.postId === command.postId),
  );
  if (!row || !isOpen(row)) return { kind: 'append' };
  return { kind: 'replace', row, command: merge(row.command, command) };
}

function merge(old: Command, { changes, baseVersion }: CommandOf<'post.update'>): Command {
  if (old.op === 'post.create') {
    const { title = old.post.title, content = old.post.content } = changes;
    return { ...old, post: { ...old.post, ...changes, title, content } };
  }
  if (old.op !== 'post.update') return old;
  return {
    ...old,
    changes: { ...old.changes, ...changes },
    baseVersion: baseVersion ?? old.baseVersion,
  };
}

function deletePost({ postId }: CommandOf<'post.delete'>, rows: readonly OutboxRow[]): Change {
  const create = rows.find((row) => isOf(row, 'post.create') && row.command.post._id === postId);
  if (create && isOpen(create)) {
    const removed = [create, ...listDependants(rows, [create])];
    return { kind: 'remove', rows: [...removed, ...listOrphans(rows, removed)], append: false };
  }
  const removed = rows.filter((row) => isOpen(row) && toPlan(row.command).refs.includes(postId));
  return { kind: 'remove', rows: [...removed, ...listOrphans(rows, removed)], append: true };
}

function deleteComment(command: CommandOf<'comment.delete'>, rows: readonly OutboxRow[]): Change {
  const about = rows.filter(
    (row) =>
      (isOf(row, 'comment.add') || isOf(row, 'comment.delete')) &&
      row.command.commentId === command.commentId,
  );
  const add = about.find((row) => row.command.op === 'comment.add');
  if (add && isOpen(add)) {
    return { kind: 'remove', rows: [add, ...listDependants(rows, [add])], append: false };
  }
  const earlier = about.find((row) => row.command.op === 'comment.delete');
  if (!earlier) return { kind: 'append' };
  return isOpen(earlier) ? { kind: 'replace', row: earlier, command } : { kind: 'nothing' };
}

/** Unsent pictures that nothing will show any more. */
export function listOrphans(
  rows: readonly OutboxRow[],
  removed: readonly OutboxRow[],
): OutboxRow[] {
  const wanted = new Set(
    rows.filter((row) => !removed.includes(row)).flatMap((row) => toPlan(row.command).refs),
  );
  const dropped = new Set(removed.flatMap((row) => toPlan(row.command).refs));
  return rows.filter(
    (row) =>
      isOf(row, 'image.upload') &&
      isOpen(row) &&
      dropped.has(row.command.uploadId) &&
      !wanted.has(row.command.uploadId),
  );
}

function isOf<O extends Op>(row: OutboxRow, op: O): row is RowOf<O> {
  return row.command.op === op;
}
