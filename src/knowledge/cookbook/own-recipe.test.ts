import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toCookbookRecipe } from '#contract/cookbook/recipe.ts';
import { anyCookbookText } from '#contract/cookbook/testing/any-text.ts';
import type { CookbookText } from '#contract/cookbook/text.ts';
import { CookingSession, toFreshSession } from '#offline/recipes/session-rows.ts';
import { toOwnRecipe } from './own-recipe.ts';
import { toStepTitle } from './step-title.ts';

const MADE = {
  _id: '0199f3f0-0000-7000-8000-000000000001',
  ownerId: 'u',
  visibility: 'private',
  version: '1',
  createdAt: '',
  updatedAt: '',
} as const;

const TEXT: CookbookText = {
  title: 'Sunday noodles',
  subtitle: '',
  cuisine: '',
  tags: [],
  servings: 2,
  prepTime: '10 minutes',
  cookTime: '',
  difficulty: '',
  spiceLevel: '',
  ingredients: [
    '200 g wheat noodles',
    '1 red onion, sliced',
    'For the sauce:',
    '2 tbsp soy sauce',
    '1 tsp sesame oil',
    'a handful of glimmerwort',
  ],
  instructions: [
    'Boil the noodles until tender, 8 minutes. Drain.',
    'For the sauce:',
    'Mix the sauce ingredients.',
    'Fry the onions with the glimmerwort.',
  ],
  notes: '',
};
const toOwn = (text: Partial<CookbookText>) =>
  toOwnRecipe(toCookbookRecipe({ ...TEXT, ...text }, [], MADE));

test('separates headings from ingredients and steps', () => {
  const own = toOwn({});
  expect(own.ingredients).toHaveLength(5);
  expect(own.headings).toEqual([{ at: 2, text: 'For the sauce' }]);
  expect(own.instructions).toHaveLength(3);
  expect(own.stepTitles).toEqual([
    'Boil the noodles',
    'For the sauce',
    'Fry the onions with the glimmerwort',
  ]);
});

test('finds the ingredients of a step by food, by group and by name', () => {
  expect(toOwn({}).stepIngredients).toEqual([[0], [2, 3, 4], [1, 4]]);
  const own = toOwn({
    ingredients: ['400 ml coconut milk', '100 ml milk', '1 pinch of salt'],
    instructions: ['Warm the milk.', 'Add the coconut milk.', 'Mix all the ingredients.'],
  });
  expect(own.stepIngredients).toEqual([[1], [0], [0, 1, 2]]);
});

test('keeps a recipe that has only headings', () => {
  const own = toOwn({ ingredients: ['Sauce:'], instructions: ['Serve with:'] });
  expect(own.ingredients).toEqual(['Sauce:']);
  expect(own.instructions).toEqual(['Serve with:']);
});

test.each([
  ['Heat the oil in a large pan over a medium heat, then add it.', 'Heat the oil in a large pan'],
  ['2. Serve.', 'Serve'],
  ['Boil the noodles for 8 minutes.', 'Boil the noodles'],
  ['Bake for about 20 minutes until golden', 'Bake'],
  ['Heat the oil in a very large, heavy pan.', 'Heat the oil'],
  ['Heat the oil in a wide and heavy cast-iron pan over a low heat.', 'Heat the oil'],
  ['Bring a large pot of salted water to a rolling boil', 'Bring a large pot of salted water'],
  ['Fry the onions and the garlic and the ginger together', 'Fry the onions and the garlic'],
  ['Put the lid on', 'Put the lid'],
  ['Add the', 'Add'],
  ['The', 'The'],
  ['x'.repeat(90), `X${'x'.repeat(39)}`],
])('titles the step %j', (step, title) => {
  expect(toStepTitle(step)).toBe(title);
});

test('titles of any steps are short and end with a phrase', () => {
  const words =
    'add the oil a large pan to in and with over until onions slowly of your, heat. then'.split(
      ' ',
    );
  const anyStep = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(anyStep, (step) => {
      const title = toStepTitle(step.join(' '));
      expect(title.length).toBeLessThanOrEqual(40);
      expect(title).not.toMatch(/.\s(?:a|the|to|in|and|with|over|until|of|your)$/i);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('a cooking session of any own recipe can be stored and read', () => {
  fc.assert(
    fc.property(anyCookbookText, (text) => {
      const session = toFreshSession(toOwn(text), 'cooking', 1);
      expect(v.safeParse(CookingSession, session).issues).toBeUndefined();
      const { instructions, stepTitles, stepIngredients } = session.recipe;
      expect([stepTitles?.length, stepIngredients?.length]).toEqual([
        instructions.length,
        instructions.length,
      ]);
    }),
    { seed: 41, numRuns: 200 },
  );
});
