import * as v from 'valibot';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { addTip, deleteTip, likeTip, unlikeTip } from './endpoints.ts';

/** `recipeName` is shown in the list of queued writes. */
const fields = {
  recipeId: v.string(),
  recipeName: v.string(),
  tipId: v.string(),
  step: v.number(),
  content: v.string(),
};

export const tipAdd = defineWrite('tip.add', fields, {
  endpoints: [addTip],
  request: ({ recipeId, tipId, step, content }) =>
    toRequest(addTip, { recipeId }, { body: { _id: tipId, step, content } }),
  entity: ({ recipeId }) => `tips:${recipeId}`,
  lanes: ({ tipId }) => [`tip:${tipId}`],
  passesRefused: false,
  ids: {
    makes: ({ tipId }) => tipId,
    removes: null,
    without: null,
    needs: () => [],
    replace: (command, toId) => ({ ...command, tipId: toId(command.tipId) }),
  },
  collapse: { kind: 'once' },
  missingTarget: 'refuse',
  resend: 'for-ever',
  isAttachment: false,
  bytesId: null,
  rebase: null,
});

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
