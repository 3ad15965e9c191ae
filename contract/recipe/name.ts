import * as v from 'valibot';
import { field, UNREADABLE } from '#contract/account/fields.ts';
import { RECIPE_NAME_MAX } from '#contract/account/limits.ts';
import { hasVisible } from '#contract/platform/visible.ts';
import * as markTexts from '#texts/mark.ts';

export const RecipeNameBody = v.object({
  recipeName: v.pipe(
    field(markTexts.recipeNameRequired),
    v.trim(),
    v.minLength(1, markTexts.recipeNameRequired),
    v.maxLength(RECIPE_NAME_MAX, markTexts.recipeNameTooLong),
    v.check(
      (text) => text === '' || (hasVisible(text) && !UNREADABLE.test(text)),
      markTexts.recipeNameRequired,
    ),
  ),
});
export type RecipeNameBody = v.InferInput<typeof RecipeNameBody>;
