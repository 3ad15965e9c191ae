import * as v from 'valibot';
import { avatarUpload } from './avatar-upload.ts';
import { blockSet } from './block-set.ts';
import { commentAdd } from './comment-add.ts';
import { commentDelete } from './comment-delete.ts';
import { commentUpdate } from './comment-update.ts';
import type { WriteDefinition } from './define-write.ts';
import { favoriteSet } from './favorite-set.ts';
import { followSet } from './follow-set.ts';
import { imageUpload } from './image-upload.ts';
import { likeSet } from './like-set.ts';
import { noteSet } from './note-set.ts';
import { notificationsReadSet } from './notifications-read-set.ts';
import { postCreate } from './post-create.ts';
import { postDelete } from './post-delete.ts';
import { postHideSet } from './post-hide-set.ts';
import { postUpdate } from './post-update.ts';
import { profileUpdate } from './profile-update.ts';
import { pushSettingsSet } from './push-settings-set.ts';
import { reportSend } from './report-send.ts';
import { savedSet } from './saved-set.ts';
import { tipAdd } from './tip-add.ts';
import { tipDelete } from './tip-delete.ts';
import { tipLikeSet } from './tip-like-set.ts';

/**
 * All writes that can be queued offline. Add a new write here and its page half in src/writes/all.ts. No other file in
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
  'profile.update': profileUpdate,
  'image.upload': imageUpload,
  'avatar.upload': avatarUpload,
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
