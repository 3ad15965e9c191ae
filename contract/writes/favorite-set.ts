import * as v from 'valibot';
import { addFavorite, removeFavorite } from '../endpoints/kept-recipes.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

export const favoriteSet = defineWrite(
  'favorite.set',
  { recipeName: v.string(), on: v.boolean() },
  {
    endpoints: [addFavorite, removeFavorite],
    request: ({ recipeName, on }) =>
      on
        ? toRequest(addFavorite, {}, { body: { recipeName } })
        : toRequest(removeFavorite, { recipeName }),
    entity: () => 'me',
    lanes: ({ recipeName }) => [`favorite:${recipeName}`],
    passesRefused: false,
    ids: NO_IDS,
    collapse: {
      kind: 'toggle',
      key: ({ recipeName }) => `favorite:${recipeName}`,
      isOn: ({ on }) => on,
    },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
