import { isMemberRecipe } from '#contract/page/paths.ts';
import { toMinutes } from '#contract/recipe/minutes.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { isInDays, toDuration } from '#texts/language.ts';

export interface RecipeFactsShown {
  prep: string;
  cook: string;
  servings: number;
  difficulty: string;
}

/** Returns the facts of a recipe. A dish of the collection has defaults: prep '30 min', cook '45 min', servings 4 and difficulty Medium. */
export function toRecipeFacts(
  recipe: Pick<Recipe, 'prepTime' | 'cookTime' | 'servings' | 'difficulty'> & { _id?: string },
): RecipeFactsShown {
  if (isMemberRecipe(recipe._id ?? '')) {
    const { prepTime, cookTime, servings, difficulty } = recipe;
    return { prep: toShortTime(prepTime), cook: toShortTime(cookTime), servings, difficulty };
  }
  return {
    prep: toShortTime(recipe.prepTime) || '30 min',
    cook: toShortTime(recipe.cookTime) || '45 min',
    servings: recipe.servings || 4,
    difficulty: recipe.difficulty || 'Medium',
  };
}

/** Shortens times: "1 hours 30 minutes" becomes "1 h 30 min", "72 hours 30 minutes" becomes "3 days". */
export function toShortTime(text: string): string {
  const minutes = toMinutes(text) ?? 0;
  if (isInDays(minutes)) return toDuration(minutes);
  return text
    .trim()
    .replace(/\bhours?\b/gi, 'h')
    .replace(/\bminutes?\b/gi, 'min')
    .replace(/\band\s/gi, '')
    .replace(/\s+/g, '\u00a0')
    .replace(/h\u00a0(?=\d)/g, 'h ');
}
