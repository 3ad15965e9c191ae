import * as v from 'valibot';
import { defineWrite, toPath } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

export const savedSet = defineWrite(
  'saved.set',
  { recipeName: v.string(), on: v.boolean() },
  {
    request: ({ recipeName, on }) =>
      on
        ? { method: 'POST', path: '/user/saved-recipes', body: { recipeName } }
        : { method: 'DELETE', path: toPath('user', 'saved-recipes', recipeName) },
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
