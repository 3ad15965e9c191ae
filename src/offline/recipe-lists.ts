import { toCuisineId } from '../../contract/catalogue.ts';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../contract/limits.ts';
import type { Recipe, RecipePage } from '../../contract/recipe.ts';

/** The page of a list put together on the device; `page` and `limit` as they stand in the address. */
export function toRecipePage(recipes: Recipe[], query: URLSearchParams): RecipePage {
  const limit = toWithin(query.get('limit'), PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX);
  const page = toWithin(query.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const end = page * limit;
  return {
    recipes: recipes.slice(end - limit, end),
    pagination: { page, limit, total: recipes.length, hasMore: end < recipes.length },
  };
}

/** The recipes that hold every word of the query, in any letter case, with or without accents. */
export function toFound(recipes: Recipe[], query: string): Recipe[] {
  const words = toFolded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return recipes;
  return recipes.filter((recipe) => {
    const text = toFolded(toSearchedText(recipe));
    return words.every((word) => text.includes(word));
  });
}

/** The names of the cuisines that have recipes, by the alphabet. */
export function toCuisineNames(recipes: Recipe[]): string[] {
  const names = new Map(recipes.map(({ cuisine }) => [toCuisineId(cuisine), cuisine]));
  return [...names.values()].toSorted((a, b) => a.localeCompare(b, 'en'));
}

function toSearchedText(recipe: Recipe): string {
  const { recipe_name, title, subtitle, cuisine, region = '', tags, ingredients } = recipe;
  return [recipe_name, title, subtitle, cuisine, region, ...tags, ...ingredients].join('\n');
}

function toFolded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The contract clamps what is out of range. */
function toWithin(text: string | null, standard: number, most: number): number {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) ? standard : Math.min(Math.max(1, number), most);
}
