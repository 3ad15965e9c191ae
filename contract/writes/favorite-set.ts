import * as v from 'valibot';
import { defineWrite, toPath } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

export const favoriteSet = defineWrite(
  'favorite.set',
  { recipeName: v.string(), on: v.boolean() },
  {
    request: ({ recipeName, on }) =>
      on
        ? { method: 'POST', path: '/user/favorites', body: { recipeName } }
        : { method: 'DELETE', path: toPath('user', 'favorites', recipeName) },
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
