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

test.each(['👨‍👩‍👧‍👦', 'e\u0301', '🇮🇹', '👋🏽', 'กำ', '각'.normalize('NFD'), '❤️', '1️⃣'])(
  'the text ends before %s and not within it',
  (letter) => {
    for (let end = 1; end < Array.from(letter).length; end += 1) {
      const before = 'a'.repeat(FEED_EXCERPT - end);
      expect(toExcerpt(`${before}${letter}b`, FEED_EXCERPT)).toBe(`${before}…`);
    }
    const whole = 'a'.repeat(FEED_EXCERPT - Array.from(letter).length) + letter;
    expect(toExcerpt(`${whole}b`, FEED_EXCERPT)).toBe(`${whole}…`);
  },
);

test('a letter with more marks than an excerpt has characters is cut all the same', () => {
  expect(toExcerpt(`e${'\u0301'.repeat(1000)}`, FEED_EXCERPT)).toBe(`e${'\u0301'.repeat(149)}…`);
});

test('blank lines make no excerpt tall', () => {
  const text = `Stock.${'\n'.repeat(100)}Time. \n \t\n  Salt.\nServe.`;
  expect(toExcerpt(text, FEED_EXCERPT)).toBe('Stock.\nTime. \n  Salt.\nServe.');
});
