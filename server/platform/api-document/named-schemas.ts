import type * as v from 'valibot';
import { CurrentUser, CurrentUserAnswer, PublicUser } from '#contract/account/user.ts';
import { ListedPerson, PeoplePage } from '#contract/member/schema.ts';
import { AuditEntry, ReportedThing } from '#contract/moderation/schema.ts';
import { Notification } from '#contract/notification/schema.ts';
import { Problem } from '#contract/platform/problem.ts';
import { Cooked } from '#contract/post/cooked.ts';
import { PostImage } from '#contract/post/images.ts';
import { Comment, ListedPost, Person, Post, PostPage } from '#contract/post/schema.ts';
import { PushSettings } from '#contract/push/settings.ts';
import { Recipe } from '#contract/recipe/schema.ts';
import { Tip } from '#contract/tip/schema.ts';
import { UploadAnswer } from '#contract/upload/schema.ts';

/** Schemas that appear once in the document and are referenced by name. */
export const NAMED_SCHEMAS = {
  AuditEntry,
  Comment,
  Cooked,
  ListedPerson,
  ListedPost,
  Notification,
  OwnUser: CurrentUser,
  OwnUserAnswer: CurrentUserAnswer,
  PeoplePage,
  Person,
  Post,
  PostImage,
  PostPage,
  Problem,
  PublicUser,
  PushSettings,
  Recipe,
  ReportedThing,
  Tip,
  UploadAnswer,
} satisfies Record<string, v.GenericSchema>;
