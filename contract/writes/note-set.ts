import * as v from 'valibot';
import { setRecipeNote } from '../endpoints/recipe-notes.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

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
