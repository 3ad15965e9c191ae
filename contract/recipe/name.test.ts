import * as v from 'valibot';
import { expect, it } from 'vitest';
import * as markTexts from '#texts/mark.ts';
import { RecipeNameBody } from './name.ts';

it.each([{ recipeName: ' ' }, { recipeName: 7 }, {}])(
  '%j is rejected because a name is required',
  (body) => {
    const { issues } = v.safeParse(RecipeNameBody, body);
    expect(issues?.map(({ message }) => message)).toEqual([markTexts.recipeNameRequired]);
  },
);
