import * as v from 'valibot';
import { defineWrite, NO_IDS, toRequest } from '#contract/platform/define-write.ts';
import { toTextKey } from '#contract/platform/text-key.ts';
import type * as marked from './endpoints.ts';
import {
  addFavorite,
  addSavedRecipe,
  removeFavorite,
  removeSavedRecipe,
  setRecipeNote,
} from './endpoints.ts';

/** Defines a mark on a recipe, such as a favourite. Marks identify a recipe by its name. */
export function defineRecipeMark<const O extends string>(
  op: O,
  mark: string,
  add: typeof marked.addFavorite | typeof marked.addSavedRecipe,
  remove: typeof marked.removeFavorite | typeof marked.removeSavedRecipe,
) {
  const toKey = ({ recipeName }: { recipeName: string }) => `${mark}:${toTextKey(recipeName)}`;
  return defineWrite(
    op,
    { recipeName: v.string(), on: v.boolean() },
    {
      endpoints: [add, remove],
      request: ({ recipeName, on }) =>
        on ? toRequest(add, {}, { body: { recipeName } }) : toRequest(remove, { recipeName }),
      entity: () => 'me',
      lanes: (command) => [toKey(command)],
      passesRefused: false,
      ids: NO_IDS,
      collapse: { kind: 'toggle', key: toKey, isOn: ({ on }) => on },
      // A 404 refers to the member, not the recipe, and is shown.
      missingTarget: 'refuse',
      resend: 'while-key-lasts',
      isAttachment: false,
      bytesId: null,
      rebase: null,
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
  passesRefused: false,
  ids: NO_IDS,
  collapse: { kind: 'last-wins', key: ({ recipeId }) => `note:${recipeId}` },
  missingTarget: 'refuse',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  rebase: null,
});
