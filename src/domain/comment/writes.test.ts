import { expect, test } from 'vitest';
import { overlayComments } from '#domain/overlay/posts.ts';

const toComment = (_id: string, replyTo?: string) => ({
  _id,
  author: 'Ben',
  authorId: 'ben',
  avatar: '',
  content: 'Yum',
  createdAt: '2026-03-01T12:00:00Z',
  ...(replyTo && { replyTo }),
});
const me = { id: 'ana', name: 'Ana' };
const show = (replyTo: string) =>
  overlayComments(
    [toComment('c1'), toComment('c2', 'c1')],
    [
      {
        command: { op: 'comment.add', postId: 'p', commentId: 'c3', content: 'Me', replyTo },
        at: 0,
      },
    ],
    'p',
    me,
  ).at(-1)?.replyTo;

test('a waiting reply appears under the first comment of its thread, as on the server', () => {
  expect([show('c1'), show('c2'), show('gone')]).toEqual(['c1', 'c1', 'gone']);
});
