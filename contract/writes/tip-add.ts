import * as v from 'valibot';
import { addTip } from '../endpoints/tips.ts';
import { defineWrite, toRequest } from './define-write.ts';

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
