import type { Command, CommandOf, Op } from '#contract/writes.ts';
import { avatarUploadExample, avatarUploadView } from './avatar-upload.ts';
import { blockSetExample, blockSetView } from './block-set.ts';
import { commentAddExample, commentAddView } from './comment-add.ts';
import { commentDeleteExample, commentDeleteView } from './comment-delete.ts';
import { commentUpdateExample, commentUpdateView } from './comment-update.ts';
import type { WriteExample } from './define-example.ts';
import type { WriteView } from './define-view.ts';
import { favoriteSetExample, favoriteSetView } from './favorite-set.ts';
import { followSetExample, followSetView } from './follow-set.ts';
import { imageUploadExample, imageUploadView } from './image-upload.ts';
import { likeSetExample, likeSetView } from './like-set.ts';
import { noteSetExample, noteSetView } from './note-set.ts';
import { notificationsReadSetExample, notificationsReadSetView } from './notifications-read-set.ts';
import { postCreateExample, postCreateView } from './post-create.ts';
import { postDeleteExample, postDeleteView } from './post-delete.ts';
import { postHideSetExample, postHideSetView } from './post-hide-set.ts';
import { postUpdateExample, postUpdateView } from './post-update.ts';
import { profileUpdateExample, profileUpdateView } from './profile-update.ts';
import { pushSettingsSetExample, pushSettingsSetView } from './push-settings-set.ts';
import { reportSendExample, reportSendView } from './report-send.ts';
import { savedSetExample, savedSetView } from './saved-set.ts';
import { tipAddExample, tipAddView } from './tip-add.ts';
import { tipDeleteExample, tipDeleteView } from './tip-delete.ts';
import { tipLikeSetExample, tipLikeSetView } from './tip-like-set.ts';

/** The view of every write. A missing one fails to compile. */
const views = {
  'post.create': postCreateView,
  'post.update': postUpdateView,
  'post.delete': postDeleteView,
  'like.set': likeSetView,
  'comment.add': commentAddView,
  'comment.update': commentUpdateView,
  'comment.delete': commentDeleteView,
  'follow.set': followSetView,
  'favorite.set': favoriteSetView,
  'saved.set': savedSetView,
  'note.set': noteSetView,
  'tip.add': tipAddView,
  'tip.delete': tipDeleteView,
  'tip-like.set': tipLikeSetView,
  'block.set': blockSetView,
  'post-hide.set': postHideSetView,
  'report.send': reportSendView,
  'notifications-read.set': notificationsReadSetView,
  'push-settings.set': pushSettingsSetView,
  'profile.update': profileUpdateView,
  'image.upload': imageUploadView,
  'avatar.upload': avatarUploadView,
} satisfies { [O in Op]: WriteView<CommandOf<O>> };

const byOp: Readonly<Record<Op, WriteView<Command>>> = views;

export function toView({ op }: { op: Op }): WriteView<Command> {
  return byOp[op];
}

const examples = {
  'post.create': postCreateExample,
  'post.update': postUpdateExample,
  'post.delete': postDeleteExample,
  'like.set': likeSetExample,
  'comment.add': commentAddExample,
  'comment.update': commentUpdateExample,
  'comment.delete': commentDeleteExample,
  'follow.set': followSetExample,
  'favorite.set': favoriteSetExample,
  'saved.set': savedSetExample,
  'note.set': noteSetExample,
  'tip.add': tipAddExample,
  'tip.delete': tipDeleteExample,
  'tip-like.set': tipLikeSetExample,
  'block.set': blockSetExample,
  'post-hide.set': postHideSetExample,
  'report.send': reportSendExample,
  'notifications-read.set': notificationsReadSetExample,
  'push-settings.set': pushSettingsSetExample,
  'profile.update': profileUpdateExample,
  'image.upload': imageUploadExample,
  'avatar.upload': avatarUploadExample,
} satisfies { [O in Op]: WriteExample<CommandOf<O>> };

const exampleByOp: Readonly<Record<Op, WriteExample<Command>>> = examples;

export function toExample({ op }: { op: Op }): WriteExample<Command> {
  return exampleByOp[op];
}
