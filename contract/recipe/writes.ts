import * as v from 'valibot';
import { defineToggle, defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { toTextKey } from '#contract/platform/text-key.ts';
import {
  addFavorite,
  addSavedRecipe,
  removeFavorite,
  removeSavedRecipe,
  setRecipeNote,
} from './endpoints.ts';

/** Defines a mark on a recipe, such as a favourite. Marks identify a recipe by its name. */
function defineRecipeMark<const O extends string>(
  op: O,
  mark: string,
  add: typeof addFavorite | typeof addSavedRecipe,
  remove: typeof removeFavorite | typeof removeSavedRecipe,
) {
  return defineToggle(
    op,
    { recipeName: v.string() },
    {
      endpoints: [add, remove],
      request: ({ recipeName, on }) =>
        on ? toRequest(add, {}, { body: { recipeName } }) : toRequest(remove, { recipeName }),
      entity: () => 'me',
      key: ({ recipeName }) => `${mark}:${toTextKey(recipeName)}`,
      // A 404 refers to the member, not the recipe, and is shown.
      missingTarget: 'refuse',
    },
  );
}

export const favoriteSet = defineRecipeMark(
  'favorite.set',
  'favorite',
  addFavorite,
  removeFavorite,
);

export const savedSet = defineRecipeMark('saved.set', 'saved', addSavedRecipe, removeSavedRecipe);

/** `recipeName` is shown in the list of queued writes. */
const fields = { recipeId: v.string(), recipeName: v.string(), text: v.string() };

export const noteSet = defineWrite('note.set', fields, {
  endpoints: [setRecipeNote],
  request: ({ recipeId, text }) => toRequest(setRecipeNote, { recipeId }, { body: { text } }),
  entity: () => 'me',
  lanes: ({ recipeId }) => [`note:${recipeId}`],
  // A recipe of the cookbook may wait to be created.
  ids: {
    needs: ({ recipeId }) => [recipeId],
    replace: (command, toId) => ({ ...command, recipeId: toId(command.recipeId) }),
  },
  collapse: { kind: 'last-wins', key: ({ recipeId }) => `note:${recipeId}` },
  missingTarget: 'refuse',
});
