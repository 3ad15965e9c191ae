import type { Command, CommandOf, Op } from '#contract/writes.ts';
import {
  avatarUploadExample,
  avatarUploadView,
  profileUpdateExample,
  profileUpdateView,
} from './account/writes.ts';
import {
  commentAddExample,
  commentAddView,
  commentDeleteExample,
  commentDeleteView,
  commentUpdateExample,
  commentUpdateView,
} from './comment/writes.ts';
import {
  cookbookCreateExample,
  cookbookDeleteExample,
  cookbookUpdateExample,
  cookbookVisibilitySetExample,
} from './cookbook/write-examples.ts';
import {
  cookbookCreateView,
  cookbookDeleteView,
  cookbookUpdateView,
  cookbookVisibilitySetView,
} from './cookbook/writes.ts';
import { dietSetExample, dietSetView } from './diet/writes.ts';
import {
  householdCreateExample,
  householdCreateView,
  householdMemberRemoveExample,
  householdMemberRemoveView,
} from './household/writes.ts';
import {
  aisleOrderSetExample,
  aisleSetExample,
  listCreateExample,
  needAddExample,
  needRemoveExample,
  tickSetExample,
} from './list/write-examples.ts';
import {
  aisleOrderSetView,
  aisleSetView,
  listCreateView,
  needAddView,
  needRemoveView,
  tickSetView,
} from './list/writes.ts';
import { blockSetExample, blockSetView, followSetExample, followSetView } from './member/writes.ts';
import { reportSendExample, reportSendView } from './moderation/writes.ts';
import { notificationsReadSetExample, notificationsReadSetView } from './notification/writes.ts';
import type { WriteExample } from './overlay/define-example.ts';
import type { WriteView } from './overlay/define-view.ts';
import {
  likeSetExample,
  likeSetView,
  postCreateExample,
  postCreateView,
  postDeleteExample,
  postDeleteView,
  postHideSetExample,
  postHideSetView,
  postUpdateExample,
  postUpdateView,
} from './post/writes.ts';
import { pushSettingsSetExample, pushSettingsSetView } from './push/writes.ts';
import {
  favoriteSetExample,
  favoriteSetView,
  noteSetExample,
  noteSetView,
  savedSetExample,
  savedSetView,
} from './recipe/writes.ts';
import {
  tipAddExample,
  tipAddView,
  tipDeleteExample,
  tipDeleteView,
  tipLikeSetExample,
  tipLikeSetView,
} from './tip/writes.ts';
import { imageUploadExample, imageUploadView } from './upload/writes.ts';

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
  'diet.set': dietSetView,
  'profile.update': profileUpdateView,
  'image.upload': imageUploadView,
  'avatar.upload': avatarUploadView,
  'list.create': listCreateView,
  'need.add': needAddView,
  'need.remove': needRemoveView,
  'tick.set': tickSetView,
  'aisle.set': aisleSetView,
  'aisle-order.set': aisleOrderSetView,
  'cookbook.create': cookbookCreateView,
  'cookbook.update': cookbookUpdateView,
  'cookbook.delete': cookbookDeleteView,
  'cookbook-visibility.set': cookbookVisibilitySetView,
  'household.create': householdCreateView,
  'household-member.remove': householdMemberRemoveView,
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
  'diet.set': dietSetExample,
  'profile.update': profileUpdateExample,
  'image.upload': imageUploadExample,
  'avatar.upload': avatarUploadExample,
  'list.create': listCreateExample,
  'need.add': needAddExample,
  'need.remove': needRemoveExample,
  'tick.set': tickSetExample,
  'aisle.set': aisleSetExample,
  'aisle-order.set': aisleOrderSetExample,
  'cookbook.create': cookbookCreateExample,
  'cookbook.update': cookbookUpdateExample,
  'cookbook.delete': cookbookDeleteExample,
  'cookbook-visibility.set': cookbookVisibilitySetExample,
  'household.create': householdCreateExample,
  'household-member.remove': householdMemberRemoveExample,
} satisfies { [O in Op]: WriteExample<CommandOf<O>> };

const exampleByOp: Readonly<Record<Op, WriteExample<Command>>> = examples;

export function toExample({ op }: { op: Op }): WriteExample<Command> {
  return exampleByOp[op];
}
