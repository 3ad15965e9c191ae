import { expect, test } from 'vitest';
import { toCountWords } from './comment-count.ts';

test.each([
  [0, ''],
  [899, ''],
  [900, '100 characters left'],
  [901, '100 characters left'],
  [979, '100 characters left'],
  [980, '20 characters left'],
  [999, '20 characters left'],
  [1000, '0 characters left'],
  [1001, 'Comment must be at most 1000 characters long'],
])('after %i characters announces: "%s"', (typed, words) => {
  expect(toCountWords(typed)).toBe(words);
});
