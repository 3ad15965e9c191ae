import { expect, test } from 'vitest';
import { TYPED_NOWHERE, TYPED_TEXTS } from '#contract/testing/typed-words.ts';
import { toIndexedWords } from './search.ts';
import { WordIndex } from './word-index.ts';

const index = new WordIndex<string>();
for (const [text] of TYPED_TEXTS) index.add(text, [[1, toIndexedWords(text)]]);
index.add('Chicken with peas', [[1, toIndexedWords('Chicken with peas')]]);
const find = (typed: string) => index.find(typed).items.map(({ item }) => item);

test.each(TYPED_TEXTS.flatMap(([text, typed]) => typed.map((one) => [text, one] as const)))(
  '%j is found by %j',
  (text, typed) => {
    expect(find(typed)).toContain(text);
    expect(index.find(typed).isNear).toBe(false);
  },
);

test.each(TYPED_NOWHERE)('finds nothing with %j', (typed) => {
  expect(find(typed)).toEqual([]);
});

test('a compound written as two words does not match either word', () => {
  expect(find('chick peas')).toEqual(['Chickpeas at noon']);
  expect(find('chicken peas')).toEqual(['Chicken with peas']);
});
