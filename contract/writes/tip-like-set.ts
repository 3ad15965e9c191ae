import * as v from 'valibot';
import { likeTip, unlikeTip } from '../endpoints/tips.ts';
import { defineWrite, toRequest } from './define-write.ts';

/** Contains the wanted state, so a resend changes nothing. */
export const tipLikeSet = defineWrite(
  'tip-like.set',
  { recipeId: v.string(), recipeName: v.string(), tipId: v.string(), on: v.boolean() },
  {
    endpoints: [likeTip, unlikeTip],
    request: ({ tipId, on }) =>
      on ? toRequest(likeTip, { tipId }) : toRequest(unlikeTip, { tipId }),
    entity: ({ recipeId }) => `tips:${recipeId}`,
    lanes: ({ tipId }) => [`tip-like:${tipId}`],
    passesRefused: false,
    ids: {
      makes: null,
      removes: null,
      without: null,
      needs: ({ tipId }) => [tipId],
      replace: (command, toId) => ({ ...command, tipId: toId(command.tipId) }),
    },
    collapse: { kind: 'toggle', key: ({ tipId }) => `tip-like:${tipId}`, isOn: ({ on }) => on },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
