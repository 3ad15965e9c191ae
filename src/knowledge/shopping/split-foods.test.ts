import { expect, test } from 'vitest';
import { splitFoods } from './split-foods.ts';

test.each([
  ['milk and eggs', ['milk', 'eggs']],
  ['2 l milk, 6 eggs and bread', ['2 l milk', '6 eggs', 'bread']],
  ['Salt, pepper, and olive oil', ['Salt', 'pepper', 'olive oil']],
  ['half and half', ['half and half']],
  ['2 onions, finely chopped', ['2 onions, finely chopped']],
  ['gaffer tape and milk', ['gaffer tape and milk']],
  ['milk\nsalt and pepper', ['milk', 'salt and pepper']],
])('%s', (text, items) => {
  expect(splitFoods(text)).toEqual(items);
});
