import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CookbookBody } from '#contract/cookbook/body.ts';
import { anyCookbookText } from '#contract/cookbook/testing/any-text.ts';
import { EMPTY, findSteps, toFields, toIngredients, toSteps, toTyped } from './typed-recipe.ts';

test.each([
  ['Boil.\n\nFry.\n \n\nServe.', ['Boil.', 'Fry.', 'Serve.']],
  ['Boil.\nFry.', ['Boil.', 'Fry.']],
  ['Boil,\nthen drain.\n\nFry.', ['Boil,\nthen drain.', 'Fry.']],
  ['1. Boil.\n2. Fry.', ['Boil.', 'Fry.']],
  ['3. Boil.', ['3. Boil.']],
  ['  ', []],
])('splits %j into steps', (typed, steps) => {
  expect(toSteps(typed)).toEqual(steps);
});

test('finds the steps in the text', () => {
  const text = ' 1. Boil.\n\n2. Fry.\n\n3. Fry.';
  expect(findSteps(text).map(({ start, step }) => text.slice(start, start + step.length))).toEqual(
    toSteps(text),
  );
  expect(findSteps(text).map(({ start }) => start)).toEqual([4, 14, 23]);
});

test('reads one ingredient per line, without bullets', () => {
  expect(toIngredients('- 2 eggs\n\n•\t1 onion \nFor the sauce:\n')).toEqual([
    '2 eggs',
    '1 onion',
    'For the sauce:',
  ]);
});

test.each([
  ['', 0],
  ['4', 4],
  ['4.5', -1],
  ['many', -1],
])('reads the servings %j', (servings, count) => {
  expect(toFields({ ...EMPTY, servings }).servings).toBe(count);
});

test('opening and saving a recipe without a change keeps its lines', () => {
  fc.assert(
    fc.property(anyCookbookText, (text) => {
      const ingredients = text.ingredients.map((line) =>
        line.trim().replaceAll(/^[-–•*▢☐]\s+/gu, ''),
      );
      const saved = toFields(toTyped({ ...text, ingredients }, []));
      expect(saved.ingredients).toEqual(ingredients);
      expect(v.safeParse(CookbookBody, saved).issues).toBeUndefined();
    }),
    { seed: 41, numRuns: 200 },
  );
});
