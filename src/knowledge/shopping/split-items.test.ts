import { expect, test } from 'vitest';
import { splitItems } from './split-items.ts';

test('splits a pasted list into its items, without the marks before them', () => {
  const pasted = '1. 500g chicken thighs\r\n2) ½ cabbage\n\n- milk\n•bread\n☐ 2 onions\n3. rice\n';
  expect(splitItems(pasted)).toEqual([
    '500g chicken thighs',
    '½ cabbage',
    'milk',
    'bread',
    '2 onions',
    'rice',
  ]);
});

test('keeps amounts', () => {
  const amounts = ['1.5 l milk', '2 onions', '1 (14-oz) can tomatoes'];
  expect(splitItems(amounts.join('\n'))).toEqual(amounts);
});
