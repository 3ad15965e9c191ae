import { expect, test } from 'vitest';
import { toQuickEnough } from './time-filter.ts';

const dish = (prepTime: string, cookTime: string) => ({ prepTime, cookTime });
const quick = dish('10 min', '20 minutes');
const slow = dish('1 hours 30 minutes', '1 h 10 min');

test('specification 9: keeps recipes with prep plus cook minutes at or below the limit', () => {
  expect(toQuickEnough([quick, slow], 30)).toEqual({ recipes: [quick], isNone: false });
  expect(toQuickEnough([quick, slow], 160)).toEqual({ recipes: [quick, slow], isNone: false });
});

test('specification 9: shows all recipes, the closest first, if none match', () => {
  const same = dish('20 min', '10 minutes');
  expect(toQuickEnough([slow, quick, same], 29)).toEqual({
    recipes: [quick, same, slow],
    isNone: true,
  });
});

test('reports no miss without a limit or for an empty list', () => {
  expect(toQuickEnough([slow], undefined)).toEqual({ recipes: [slow], isNone: false });
  expect(toQuickEnough([], 15)).toEqual({ recipes: [], isNone: false });
});
