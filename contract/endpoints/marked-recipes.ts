import { CurrentUserAnswer } from '../account/user.ts';
import { defineEndpoint, defineVariant } from '../endpoint.ts';
import { RecipeNameBody } from '../recipe/recipe-name.ts';

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
