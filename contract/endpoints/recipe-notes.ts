import * as v from 'valibot';
import { RecipeNoteText } from '../account/account-fields.ts';
import { CurrentUserAnswer } from '../account/user.ts';
import { defineEndpoint } from '../endpoint.ts';

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
