import * as v from 'valibot';
import { RecipeNoteText } from '#contract/account/fields.ts';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { defineEndpoint, defineVariant } from '#contract/platform/endpoint.ts';
import { Insight } from './insight.ts';
import { MusicService } from './music.ts';
import { RecipeNameBody } from './name.ts';
import { CuisineNames, Recipe, RecipeChanges, RecipeList, RecipePage } from './schema.ts';

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

export const getInsight = defineEndpoint({
  method: 'GET',
  path: '/cultural/insight/:recipeId',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: Insight,
  statuses: [200],
  writes: false,
});

export const getMusicService = defineEndpoint({
  method: 'GET',
  path: '/music',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: MusicService,
  statuses: [200],
  writes: false,
});

export const addFavorite = defineEndpoint({
  method: 'POST',
  path: '/user/favorites',
  access: 'member',
  limit: null,
  body: RecipeNameBody,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});

export const removeFavorite = defineEndpoint({
  method: 'DELETE',
  path: '/user/favorites/:recipeName',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});

export const addSavedRecipe = defineVariant(addFavorite, { path: '/user/saved-recipes' });

export const removeSavedRecipe = defineVariant(removeFavorite, {
  path: '/user/saved-recipes/:recipeName',
});

export const setRecipeNote = defineEndpoint({
  method: 'PUT',
  path: '/user/recipe-notes/:recipeId',
  access: 'member',
  limit: null,
  body: v.object({ text: RecipeNoteText }),
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});
