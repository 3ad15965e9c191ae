import { expect, test } from 'vitest';
import { FEED_EXCERPT } from '#contract/post/limits.ts';
import { toExcerpt } from './excerpt.ts';

test('cuts an excerpt at exactly 150 characters and adds an ellipsis', () => {
  expect(toExcerpt('a'.repeat(150), FEED_EXCERPT)).toBe('a'.repeat(150));
  expect(toExcerpt('a'.repeat(151), FEED_EXCERPT)).toBe(`${'a'.repeat(150)}…`);
});

test('does not split a surrogate pair', () => {
  expect(toExcerpt('🍲'.repeat(150), FEED_EXCERPT)).toBe('🍲'.repeat(150));
  expect(toExcerpt('🍲'.repeat(151), FEED_EXCERPT)).toBe(`${'🍲'.repeat(150)}…`);
});

test.each(['👨‍👩‍👧‍👦', 'e\u0301', '🇮🇹', '👋🏽', 'กำ', '각'.normalize('NFD'), '❤️', '1️⃣'])(
  'cuts before %s and not within it',
  (letter) => {
    for (let end = 1; end < Array.from(letter).length; end += 1) {
      const before = 'a'.repeat(FEED_EXCERPT - end);
      expect(toExcerpt(`${before}${letter}b`, FEED_EXCERPT)).toBe(`${before}…`);
    }
    const whole = 'a'.repeat(FEED_EXCERPT - Array.from(letter).length) + letter;
    expect(toExcerpt(`${whole}b`, FEED_EXCERPT)).toBe(`${whole}…`);
  },
);

test('cuts a letter that has more marks than an excerpt has characters', () => {
  expect(toExcerpt(`e${'\u0301'.repeat(1000)}`, FEED_EXCERPT)).toBe(`e${'\u0301'.repeat(149)}…`);
});

test('collapses blank lines', () => {
  const text = `Stock.${'\n'.repeat(100)}Time. \n \t\n  Salt.\nServe.`;
  expect(toExcerpt(text, FEED_EXCERPT)).toBe('Stock.\nTime. \n  Salt.\nServe.');
});
