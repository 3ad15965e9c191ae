import { expect, test } from 'vitest';
import { toThreads } from './comment-threads.ts';

const say = (_id: string, replyTo?: string) => ({ _id, ...(replyTo && { replyTo }) });
const toIds = (comments: ReturnType<typeof say>[]) =>
  toThreads(comments).map(({ comment, replies }) => [comment, ...replies].map(({ _id }) => _id));

test('lists replies under their comment, oldest first, however far apart they are', () => {
  const comments = [say('a'), say('b'), say('c', 'a'), say('d', 'b'), say('e', 'a')];
  expect(toIds(comments)).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});

test('puts a reply to a reply into the same thread', () => {
  expect(toIds([say('a'), say('b', 'a'), say('c', 'b')])).toEqual([['a', 'b', 'c']]);
});

test('starts a thread with a reply if its comment is missing, and adds the replies to it', () => {
  expect(toIds([say('a'), say('b', 'gone'), say('c', 'b'), say('d', 'gone')])).toEqual([
    ['a'],
    ['b', 'c'],
    ['d'],
  ]);
});
