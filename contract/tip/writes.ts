import * as v from 'valibot';
import { defineToggle, defineWrite, toRequest } from '#contract/platform/define-write.ts';
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
  ids: {
    makes: ({ tipId }) => tipId,
    replace: (command, toId) => ({ ...command, tipId: toId(command.tipId) }),
  },
  collapse: { kind: 'once' },
  missingTarget: 'refuse',
  resend: 'for-ever',
});

export const tipDelete = defineWrite(
  'tip.delete',
  { recipeId: v.string(), recipeName: v.string(), tipId: v.string() },
  {
    endpoints: [deleteTip],
    request: ({ tipId }) => toRequest(deleteTip, { tipId }),
    entity: ({ recipeId }) => `tips:${recipeId}`,
    lanes: ({ tipId }) => [`tip:${tipId}`],
    ids: {
      removes: ({ tipId }) => tipId,
      needs: ({ tipId }) => [tipId],
      replace: (command, toId) => ({ ...command, tipId: toId(command.tipId) }),
    },
    collapse: { kind: 'cancels' },
    missingTarget: 'drop',
  },
);

export const tipLikeSet = defineToggle(
  'tip-like.set',
  { recipeId: v.string(), recipeName: v.string(), tipId: v.string() },
  {
    endpoints: [likeTip, unlikeTip],
    request: ({ tipId, on }) => toRequest(on ? likeTip : unlikeTip, { tipId }),
    entity: ({ recipeId }) => `tips:${recipeId}`,
    key: ({ tipId }) => `tip-like:${tipId}`,
    ids: {
      needs: ({ tipId }) => [tipId],
      replace: (command, toId) => ({ ...command, tipId: toId(command.tipId) }),
    },
  },
);
