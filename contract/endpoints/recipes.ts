import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { CuisineNames, Recipe, RecipeChanges, RecipeList, RecipePage } from '../recipe/recipe.ts';

const text = v.optional(v.string());
const textOrNumber = v.optional(v.union([v.string(), v.number()]));

/**
 * Without a query the list of all recipes, with one a page (`recipe-query.ts`). `since` alone, the ETag of an earlier list of all
 * recipes, asks for the changes since that list; where the server does not know it, the answer is the whole list.
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

/** `cuisine` is the id or name of a cuisine or a family; `toCuisineId` makes the form that addresses have. */
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
