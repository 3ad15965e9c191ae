import { expect, test } from 'vitest';
import { toThreads } from './comment-threads.ts';

const say = (_id: string, replyTo?: string) => ({ _id, ...(replyTo && { replyTo }) });
const tell = (comments: ReturnType<typeof say>[]) =>
  toThreads(comments).map(({ comment, replies }) => [comment, ...replies].map(({ _id }) => _id));

test('replies stand under their comment, the oldest first, however far away it is', () => {
  const comments = [say('a'), say('b'), say('c', 'a'), say('d', 'b'), say('e', 'a')];
  expect(tell(comments)).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});

test('a reply to a reply stands in the same thread', () => {
  expect(tell([say('a'), say('b', 'a'), say('c', 'b')])).toEqual([['a', 'b', 'c']]);
});

test('a reply whose comment is not there stands by itself, with what replies to it', () => {
  expect(tell([say('a'), say('b', 'gone'), say('c', 'b'), say('d', 'gone')])).toEqual([
    ['a'],
    ['b', 'c'],
    ['d'],
  ]);
});
