import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

it('reads contents by a prefix and weights by a word or a letter', () => {
  const [row] = readTable('# dairy\ncheese ! mi me ~ piece 20, s5, cup 100.5');
  expect(row).toMatchObject({
    contents: ['milk', 'meat'],
    food: { allergens: ['milk'], pieceGrams: 20, spoonGrams: 5, cupGrams: 100.5 },
  });
});

it.each([
  ['a prefix of several contents', 'cheese ! m'],
  ['a prefix of several contents beside another', 'cheese ! m milk'],
  ['an unknown content', 'cheese ! milk glu gold'],
  ['an unknown weight', 'cheese ~ pack 20'],
  ['a weight without grams', 'cheese ~ piece'],
])('refuses %s', (_kind, line) => {
  expect(() => readTable(`# dairy\n${line}`)).toThrow(/^Not /);
});
