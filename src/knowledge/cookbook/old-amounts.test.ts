import { expect, test } from 'vitest';
import { toOldAmountFinder } from './old-amounts.ts';

test.each([
  ['2 onions', '3 onions', 'Fry 2 onions.', '2 onions', '3', 'Fry 3 onions.'],
  ['2 onions', '1 onion', 'Fry the 2 onions.', '2 onions', '1', 'Fry the 1 onion.'],
  [
    '1 large onion, sliced',
    '2 large onions, sliced',
    'Fry 1 onion.',
    '1 onion',
    '2',
    'Fry 2 onions.',
  ],
  ['2 onions', '3 onions', 'Fry two onions.', 'two onions', '3', 'Fry 3 onions.'],
  [
    'butter | 50 g',
    'butter | 80 g',
    'Melt 50 g of butter.',
    '50 g of butter',
    '80 g',
    'Melt 80 g of butter.',
  ],
  ['200 ml milk', '1 cup milk', 'Add 200 ml milk.', '200 ml milk', '1 cup', 'Add 1 cup milk.'],
  [
    '4 garlic cloves',
    '6 garlic cloves',
    'Add 4 cloves garlic.',
    '4 cloves garlic',
    '6 cloves',
    'Add 6 cloves garlic.',
  ],
  [
    '2 glimmerworts',
    '4 glimmerworts',
    'Chop 2 glimmerworts.',
    '2 glimmerworts',
    '4',
    'Chop 4 glimmerworts.',
  ],
  ['2-3 carrots', '4 carrots', 'Grate 2–3 carrots.', '2–3 carrots', '4', 'Grate 4 carrots.'],
])('%j changed to %j: %j', (before, now, step, says, listSays, changed) => {
  const found = toOldAmountFinder(['1 egg', before], ['1 egg', now])(step);
  expect(found).toMatchObject([{ says, listSays }]);
  const { start = 0, better = '' } = found[0] ?? {};
  expect(step.slice(0, start) + better + step.slice(start + says.length)).toBe(changed);
});

test.each([
  ['an unchanged line', ['2 onions'], ['2 onions'], 'Fry 2 onions.'],
  ['a changed word', ['2 onions, sliced'], ['2 onions, chopped'], 'Fry 2 onions.'],
  ['a part of the amount', ['3 tbsp oil'], ['4 tbsp oil'], 'Heat 1 tbsp oil.'],
  ['a step that has the new amount', ['2 onions'], ['3 onions'], 'Fry 3 onions.'],
  ['another food', ['2 onions', '2 eggs'], ['3 onions', '2 eggs'], 'Beat 2 eggs for 2 minutes.'],
  ['an added line', ['2 eggs'], ['2 eggs', '3 onions'], 'Fry 2 onions.'],
  ['a line without an amount', ['2 onions'], ['onions'], 'Fry 2 onions.'],
  [
    'a line with that amount left',
    ['50 g butter', '10 g butter'],
    ['50 g butter', '50 g butter'],
    'Melt 50 g butter.',
  ],
])('finds nothing for %s', (_, before, now, step) => {
  expect(toOldAmountFinder(before, now)(step)).toEqual([]);
});
