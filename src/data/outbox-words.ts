import type { Command } from '../../contract/writes/all.ts';
import type { OutboxRow } from '../offline/outbox/rows.ts';
import type { HeldUp } from '../offline/outbox/things.ts';
import type { Waiting } from '../offline/outbox/watch.ts';

export const NAME_MAX = 60;
const WORDS_MAX = 90;

/** What a row is, in a cook's words: "Like on “Socarrat on a camping stove”". `name` of what it is about, where known. */
export function toWhat({ command }: OutboxRow, name: string | undefined): string {
  const quoted = name === undefined ? undefined : toQuoted(name, NAME_MAX);
  switch (command.op) {
    case 'post.create':
      return quoted ? `Post ${quoted}` : 'Post';
    case 'post.update':
      return `Edit of ${quoted ?? 'a post'}`;
    case 'post.delete':
      return `Delete ${quoted ?? 'a post'}`;
    case 'like.set':
      return `${command.on ? 'Like on' : 'Unlike'} ${quoted ?? 'a post'}`;
    case 'comment.add':
      return `Comment on ${quoted ?? 'a post'}`;
    case 'comment.delete':
      return `Delete a comment on ${quoted ?? 'a post'}`;
    case 'follow.set':
      return `${command.on ? 'Follow' : 'Unfollow'} ${name ?? 'a cook'}`;
    case 'favorite.set':
      return `${command.on ? 'Favorite' : 'No longer favorite'} ${quoted}`;
    case 'saved.set':
      return `${command.on ? 'Saved' : 'No longer saved'} ${quoted}`;
    case 'profile.update':
      return 'Profile';
    default:
      return 'Photo';
  }
}

/** How much waits, and how much goes nowhere by itself: "2 things waiting to send, 1 couldn’t be sent". */
export function toTally(counts: HeldUp): string {
  const { waiting, refused } = counts;
  if (refused === 0) return `${toThings(waiting)} waiting to send`;
  if (waiting === 0) return `${toThings(refused)} ${toFate(counts)}`;
  return `${toThings(waiting)} waiting to send, ${refused} ${toFate(counts)}`;
}

/** What is said of those that go nowhere by themselves. */
export function toFate({ refused, isUnsure }: HeldUp): string {
  if (!isUnsure) return 'couldn’t be sent';
  return refused === 1 ? 'needs a decision' : 'need a decision';
}

function toThings(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`;
}

/** The first words of what was written, where it is more than a tap. */
export function toFirstWords({ command }: OutboxRow): string | undefined {
  return command.op === 'comment.add' ? toQuoted(command.content, WORDS_MAX) : undefined;
}

/** Whether words of one's own would go with it. */
export function isWritten({ command }: OutboxRow): boolean {
  return ['post.create', 'post.update', 'comment.add', 'profile.update'].includes(command.op);
}

/** All that was written, for somebody who wants to keep it though it cannot be sent. */
export function toWholeText({ command }: OutboxRow): string {
  if (command.op === 'comment.add') return command.content;
  if (command.op !== 'post.update' && command.op !== 'post.create') return '';
  const { title, content } = command.op === 'post.create' ? command.post : command.changes;
  return [title, content].filter((text) => text !== undefined).join('\n\n');
}

/** The post or the member that a command is about. */
export function toSubject(command: Command): string | undefined {
  if (command.op === 'follow.set') return command.userId;
  if (command.op === 'post.create') return command.post._id;
  return 'postId' in command ? command.postId : undefined;
}

/**
 * What a row is about, as far as its own words, other writes of the same member or `seen`, names by id, tell.
 */
export function toName(
  row: OutboxRow,
  { rows, receipts }: Pick<Waiting, 'rows' | 'receipts'>,
  seen: ReadonlyMap<string, string>,
): string | undefined {
  const { command } = row;
  if (command.op === 'favorite.set' || command.op === 'saved.set') return command.recipeName;
  if (command.op === 'post.create') return command.post.title;
  // The title that an edit wanted.
  if (command.op === 'post.update' && command.changes.title) return command.changes.title;
  const id = toSubject(command);
  if (id === undefined) return undefined;
  const own = [...receipts, ...rows].map((each) => each.command);
  const made = own.find((each) => each.op === 'post.create' && each.post._id === id);
  return row.label ?? (made?.op === 'post.create' ? made.post.title : seen.get(id));
}

export function toQuoted(text: string, most: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= most) return `“${line}”`;
  // Whole words, unless the first one is longer than all that is shown.
  const cut = line.slice(0, most).replace(/(?<=\S)\s+\S*$/, '');
  return `“${cut}…”`;
}
