import * as v from 'valibot';
import { expect, it } from 'vitest';
import { RecipeNameBody } from './kept.ts';
import { keptTexts } from './kept-texts.ts';

it.each([{ recipeName: ' ' }, { recipeName: 7 }, {}])('%j says that a name is required', (body) => {
  const { issues } = v.safeParse(RecipeNameBody, body);
  expect(issues?.map(({ message }) => message)).toEqual([keptTexts.recipeNameRequired]);
});
