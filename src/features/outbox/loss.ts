import type { WaitingRow } from '../../data/outbox-things.ts';
import { NAME_MAX, toQuoted } from '../../data/outbox-words.ts';

/** What is lost with a row that somebody wants to discard. */
export function toLoss({ command }: WaitingRow, name: string | undefined): string {
  const about = name === undefined ? '' : toQuoted(name, NAME_MAX);
  return `${toLostThing(command.op, about)} was never sent. It is nowhere else.`;
}

function toLostThing(op: WaitingRow['command']['op'], about: string): string {
  if (op === 'comment.add') return about ? `Your comment on ${about}` : 'Your comment';
  if (op === 'post.update') return about ? `Your edit of ${about}` : 'Your edit';
  if (op === 'post.create') return about ? `Your post ${about}` : 'Your post';
  return op === 'profile.update' ? 'Your edit of your profile' : 'This';
}
