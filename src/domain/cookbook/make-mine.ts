import { toCookbookText } from '#contract/cookbook/recipe.ts';
import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import { pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toIngredientLine } from '#knowledge/ingredient-line.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { createRecipe } from './changes.ts';

interface Copied {
  recipeId: string;
  failure: string | undefined;
}

/** The ingredients of a dish as a member would type them. */
export function toTypedLines({ ingredients }: Pick<Recipe, 'ingredients'>): string[] {
  return ingredients.map((line) => {
    const { amount, name } = toIngredientLine(line);
    return `${amount} ${name}`.trim();
  });
}

/** Copies a dish of the collection into the cookbook. */
export function copyDish(dish: Recipe): Promise<Copied> {
  return copy({
    title: dish.title,
    subtitle: dish.subtitle,
    cuisine: dish.cuisine,
    tags: dish.tags,
    servings: dish.servings,
    prepTime: dish.prepTime,
    cookTime: dish.cookTime,
    difficulty: dish.difficulty,
    spiceLevel: dish.spiceLevel,
    ingredients: toTypedLines(dish),
    instructions: dish.instructions,
    notes: dish.notes ?? '',
    images: [],
    basedOn: dish._id,
  });
}

/**
 * Copies a recipe that another member shares. Its pictures belong to that member and are not copied. The source is that
 * member, unless the recipe has another one.
 */
export function copyRecipe(recipe: CookbookRecipe): Promise<Copied> {
  const { _id, ownerName, source } = recipe;
  const url = new URL(pagePaths.recipe(_id), location.origin).href;
  const from = source ?? (ownerName === undefined ? undefined : { url, name: ownerName });
  return copy({ ...toCookbookText(recipe), images: [], ...(from && { source: from }) });
}

async function copy(fields: CookbookFields): Promise<Copied> {
  const recipeId = toNewId();
  return { recipeId, failure: await createRecipe({ fields }, recipeId) };
}
