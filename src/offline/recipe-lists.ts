import { toCatalogueOrder } from '../../contract/catalogue.ts';
import type { Recipe, RecipePage } from '../../contract/recipe.ts';
import type { RecipeQuery } from '../../contract/recipe-query.ts';
import { toRecipeSearchText, toSearchWords } from '../../contract/recipe-search.ts';

/** One page of recipes that are on the device, as the server would cut it. */
export function toRecipePage(recipes: readonly Recipe[], { page, limit }: RecipeQuery): RecipePage {
  const total = recipes.length;
  const end = page * limit;
  return {
    recipes: recipes.slice(end - limit, end),
    pagination: { page, limit, total, hasMore: end < total },
  };
}

/** The recipes in which every word of the search begins a word, in any letter case, with or without accents. */
export function toFound(recipes: readonly Recipe[], wanted: string): readonly Recipe[] {
  if (wanted === '') return recipes;
  const words = toSearchWords(wanted);
  if (words.length === 0) return [];
  return recipes.filter((recipe) => {
    const text = toKeptSearchText(recipe);
    return words.every((word) => text.includes(` ${word}`));
  });
}

const searchTexts = new WeakMap<Recipe, string>();

/** Taking accents off costs more than looking for a word: once for each recipe in memory is enough. */
function toKeptSearchText(recipe: Recipe): string {
  const kept = searchTexts.get(recipe) ?? toRecipeSearchText(recipe);
  searchTexts.set(recipe, kept);
  return kept;
}

/** The cuisines that have recipes. */
export function toCuisineNames(recipes: readonly Recipe[]): string[] {
  return toCatalogueOrder(recipes.map(({ cuisine }) => cuisine));
}
