import * as v from 'valibot';
import { expect, it } from 'vitest';
import { keptTexts } from '../texts/en/kept-recipes.ts';
import { RecipeNameBody } from './kept.ts';

it.each([{ recipeName: ' ' }, { recipeName: 7 }, {}])('%j says that a name is required', (body) => {
  const { issues } = v.safeParse(RecipeNameBody, body);
  expect(issues?.map(({ message }) => message)).toEqual([keptTexts.recipeNameRequired]);
});
