import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { CuisineNames, Recipe, RecipeChanges, RecipeList, RecipePage } from '../recipe/recipe.ts';

const text = v.optional(v.string());
const textOrNumber = v.optional(v.union([v.string(), v.number()]));

/**
 * Lists all recipes without a query, and one page with a query (`recipe-query.ts`). With only `since`, the ETag of an
 * earlier full list, it returns the changes since that list, or the full list if the server does not know the ETag.
 */
export const listRecipes = defineEndpoint({
  method: 'GET',
  path: '/recipes',
  access: 'anyone',
  limit: null,
  body: null,
  query: v.object({
    cuisine: text,
    page: textOrNumber,
    limit: textOrNumber,
    q: text,
    maxMinutes: textOrNumber,
    difficulty: textOrNumber,
    diet: textOrNumber,
    tag: textOrNumber,
    sort: textOrNumber,
    since: text,
  }),
  response: v.union([RecipeList, RecipePage, RecipeChanges]),
  statuses: [200],
  writes: false,
});

export const getRecipe = defineEndpoint({
  method: 'GET',
  path: '/recipes/:recipeId',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: Recipe,
  statuses: [200],
  writes: false,
});

/** `cuisine` is the id or name of a cuisine or a family; `toCuisineId` returns the form used in addresses. */
export const listRecipesOfCuisine = defineEndpoint({
  method: 'GET',
  path: '/recipes/cuisine/:cuisine',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: RecipeList,
  statuses: [200],
  writes: false,
});

export const listCuisines = defineEndpoint({
  method: 'GET',
  path: '/recipes/cuisines',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: CuisineNames,
  statuses: [200],
  writes: false,
});
