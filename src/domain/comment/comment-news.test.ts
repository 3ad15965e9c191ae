import { expect, test } from 'vitest';
import { toCommentNews } from './comment-news.ts';

const sent = (_id: string, authorId = 'ana') => ({ _id, authorId });
const waiting = (_id: string) => ({ ...sent(_id), delivery: { state: 'waiting' } as const });
const sending = (_id: string) => ({ ...sent(_id), delivery: { state: 'sending' } as const });
const refused = (_id: string) => ({ ...sent(_id), delivery: { state: 'failed' } as const });

test.each([
  ['nothing', [sent('1')], [sent('1')], ''],
  ['one’s own is written', [], [waiting('1')], 'Your comment is waiting for a connection'],
  ['it is tried', [waiting('1')], [sending('1')], ''],
  ['it arrives', [sending('1')], [sent('1')], 'Your comment was sent'],
  ['it is refused', [sending('1')], [refused('1')], 'Your comment was not accepted'],
  ['somebody else’s comes', [], [sent('1', 'ben')], '1 new comment'],
  ['two come', [], [sent('1', 'ben'), sent('2', 'eve')], '2 new comments'],
  ['one goes', [sent('1', 'ben')], [], 'Comment deleted'],
  [
    'one’s own goes unsent',
    [waiting('1')],
    [],
    'Your comment was not sent and is no longer on this device',
  ],
])('%s', (_what, before, after, words) => {
  expect(toCommentNews(before, after, 'ana')).toBe(words);
});
