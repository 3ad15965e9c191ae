import { expect, test } from 'vitest';
import { toThreads } from './comment-threads.ts';

const toComment = (_id: string, replyTo?: string) => ({ _id, ...(replyTo && { replyTo }) });
const toIds = (comments: ReturnType<typeof toComment>[]) =>
  toThreads(comments).map(({ comment, replies }) => [comment, ...replies].map(({ _id }) => _id));

test('lists replies under their comment, oldest first, however far apart they are', () => {
  const comments = [
    toComment('a'),
    toComment('b'),
    toComment('c', 'a'),
    toComment('d', 'b'),
    toComment('e', 'a'),
  ];
  expect(toIds(comments)).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});

test('puts a reply to a reply into the same thread', () => {
  expect(toIds([toComment('a'), toComment('b', 'a'), toComment('c', 'b')])).toEqual([
    ['a', 'b', 'c'],
  ]);
});

test('starts a thread with a reply if its comment is missing, and adds the replies to it', () => {
  expect(
    toIds([toComment('a'), toComment('b', 'gone'), toComment('c', 'b'), toComment('d', 'gone')]),
  ).toEqual([['a'], ['b', 'c'], ['d']]);
});
