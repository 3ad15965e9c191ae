import { expect, test } from 'vitest';
import { FEED_EXCERPT } from '../../../../contract/post/post-limits.ts';
import { toExcerpt } from './excerpt.ts';

test('an excerpt has exactly 150 characters, and says where there are more', () => {
  expect(toExcerpt('a'.repeat(150), FEED_EXCERPT)).toBe('a'.repeat(150));
  expect(toExcerpt('a'.repeat(151), FEED_EXCERPT)).toBe(`${'a'.repeat(150)}…`);
});

test('no letter is cut in halves', () => {
  expect(toExcerpt('🍲'.repeat(150), FEED_EXCERPT)).toBe('🍲'.repeat(150));
  expect(toExcerpt('🍲'.repeat(151), FEED_EXCERPT)).toBe(`${'🍲'.repeat(150)}…`);
});

test('blank lines make no excerpt tall', () => {
  const text = `Stock.${'\n'.repeat(100)}Time. \n \t\n  Salt.\nServe.`;
  expect(toExcerpt(text, FEED_EXCERPT)).toBe('Stock.\nTime. \n  Salt.\nServe.');
});
