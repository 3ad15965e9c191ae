import { toCuisineId } from './catalogue.ts';
import { toPath, withQuery } from './endpoint.ts';
import { listRecipes, listRecipesOfCuisine } from './endpoints/recipes.ts';
import { PAGE_SIZE_ALL_RECIPES } from './limits.ts';

/** A page of all recipes, or of one cuisine's; letter for letter what a served page announces. */
export function toRecipePagePath(cuisine: string, page: number): string {
  const of = cuisine === '' ? undefined : toCuisineId(cuisine);
  return withQuery(toPath(listRecipes), { cuisine: of, page, limit: PAGE_SIZE_ALL_RECIPES });
}

/** The recipes of a cuisine or a family, by id or name. */
export function toCuisinePath(cuisine: string): string {
  return toPath(listRecipesOfCuisine, { cuisine: toCuisineId(cuisine) });
}
