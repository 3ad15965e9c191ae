import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSearchTitle } from '#contract/page/title.ts';
import { toGraphemes, truncate } from './truncate.ts';

test('a beginning is never too long and ends between letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
      const beginning = truncate(text, most);
      expect(text.startsWith(beginning)).toBe(true);
      expect(beginning.length).toBeLessThanOrEqual(most);
      const letters = toGraphemes(text);
      const whole = toGraphemes(beginning);
      fc.pre((letters[0]?.length ?? 0) <= most);
      expect(letters.slice(0, whole.length)).toEqual(whole);
    }),
  );
});

test('the title of a search ends between letters', () => {
  expect(toSearchTitle(`${'a'.repeat(59)}🇮🇹`)).toBe(`Search: ${'a'.repeat(59)}`);
  expect(toSearchTitle(`${'a'.repeat(59)}e\u0301`)).toBe(`Search: ${'a'.repeat(59)}`);
});
