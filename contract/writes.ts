import * as v from 'valibot';
import { avatarUpload, profileUpdate } from './account/writes.ts';
import { commentAdd, commentDelete, commentUpdate } from './comment/writes.ts';
import {
  cookbookCreate,
  cookbookDelete,
  cookbookUpdate,
  cookbookVisibilitySet,
} from './cookbook/writes.ts';
import { dietSet } from './diet/writes.ts';
import { householdCreate, householdMemberRemove } from './household/writes.ts';
import {
  aisleOrderSet,
  aisleSet,
  listCreate,
  needAdd,
  needRemove,
  tickSet,
} from './list/writes.ts';
import { blockSet, followSet } from './member/writes.ts';
import { reportSend } from './moderation/writes.ts';
import { notificationsReadSet } from './notification/writes.ts';
import type { WriteDefinition } from './platform/define-write.ts';
import { likeSet, postCreate, postDelete, postHideSet, postUpdate } from './post/writes.ts';
import { pushSettingsSet } from './push/writes.ts';
import { favoriteSet, noteSet, savedSet } from './recipe/writes.ts';
import { tipAdd, tipDelete, tipLikeSet } from './tip/writes.ts';
import { imageUpload } from './upload/writes.ts';

/**
 * All writes that can be queued offline. Add a new write here and its page half in src/domain/writes.ts. No other file in
 * contract/, src/offline/ or sw/ knows an op by name.
 */
const writes = {
  'post.create': postCreate,
  'post.update': postUpdate,
  'post.delete': postDelete,
  'like.set': likeSet,
  'comment.add': commentAdd,
  'comment.update': commentUpdate,
  'comment.delete': commentDelete,
  'follow.set': followSet,
  'favorite.set': favoriteSet,
  'saved.set': savedSet,
  'note.set': noteSet,
  'tip.add': tipAdd,
  'tip.delete': tipDelete,
  'tip-like.set': tipLikeSet,
  'block.set': blockSet,
  'post-hide.set': postHideSet,
  'report.send': reportSend,
  'notifications-read.set': notificationsReadSet,
  'push-settings.set': pushSettingsSet,
  'diet.set': dietSet,
  'profile.update': profileUpdate,
  'image.upload': imageUpload,
  'avatar.upload': avatarUpload,
  'list.create': listCreate,
  'need.add': needAdd,
  'need.remove': needRemove,
  'tick.set': tickSet,
  'aisle.set': aisleSet,
  'aisle-order.set': aisleOrderSet,
  'cookbook.create': cookbookCreate,
  'cookbook.update': cookbookUpdate,
  'cookbook.delete': cookbookDelete,
  'cookbook-visibility.set': cookbookVisibilitySet,
  'household.create': householdCreate,
  'household-member.remove': householdMemberRemove,
};

export type Op = keyof typeof writes;
export type CommandOf<O extends Op> = v.InferOutput<(typeof writes)[O]['schema']>;
/** A write as the device stores it. The client creates the ids of posts, comments and uploads. */
export type Command = { [O in Op]: CommandOf<O> }[Op];

export const Command: v.GenericSchema<Command> = v.variant(
  'op',
  Object.values(writes).map(({ schema }) => schema),
);

/** The type check fails if a key differs from the op of its definition. */
const byOp: { readonly [O in Op]: WriteDefinition<Command> & { op: O } } = writes;

export const OPS: readonly Op[] = Object.values(writes).map(({ op }) => op);

export function toDefinition({ op }: { op: Op }): WriteDefinition<Command> {
  return byOp[op];
}
