import * as v from 'valibot';
import { addSavedRecipe, removeSavedRecipe } from '../endpoints/kept-recipes.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

export const savedSet = defineWrite(
  'saved.set',
  { recipeName: v.string(), on: v.boolean() },
  {
    endpoints: [addSavedRecipe, removeSavedRecipe],
    request: ({ recipeName, on }) =>
      on
        ? toRequest(addSavedRecipe, {}, { body: { recipeName } })
        : toRequest(removeSavedRecipe, { recipeName }),
    entity: () => 'me',
    lanes: ({ recipeName }) => [`saved:${recipeName}`],
    passesRefused: false,
    ids: NO_IDS,
    collapse: {
      kind: 'toggle',
      key: ({ recipeName }) => `saved:${recipeName}`,
      isOn: ({ on }) => on,
    },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
