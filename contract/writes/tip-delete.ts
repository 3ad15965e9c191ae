import * as v from 'valibot';
import { deleteTip } from '../endpoints/tips.ts';
import { defineWrite, toRequest } from './define-write.ts';

export const tipDelete = defineWrite(
  'tip.delete',
  { recipeId: v.string(), recipeName: v.string(), tipId: v.string() },
  {
    endpoints: [deleteTip],
    request: ({ tipId }) => toRequest(deleteTip, { tipId }),
    entity: ({ recipeId }) => `tips:${recipeId}`,
    lanes: ({ tipId }) => [`tip:${tipId}`],
    passesRefused: false,
    ids: {
      makes: null,
      removes: ({ tipId }) => tipId,
      without: null,
      needs: ({ tipId }) => [tipId],
      replace: (command, toId) => ({ ...command, tipId: toId(command.tipId) }),
    },
    collapse: { kind: 'cancels' },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
