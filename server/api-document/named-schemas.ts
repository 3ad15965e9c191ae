import type * as v from 'valibot';
import { ListedPerson, PeoplePage } from '../../contract/account/people.ts';
import { CurrentUser, CurrentUserAnswer, PublicUser } from '../../contract/account/user.ts';
import { AuditEntry, ReportedThing } from '../../contract/moderation/moderation.ts';
import { Notification } from '../../contract/notification/notification.ts';
import { Cooked } from '../../contract/post/cooked.ts';
import { Comment, ListedPost, Person, Post, PostPage } from '../../contract/post/post.ts';
import { PostImage } from '../../contract/post/post-images.ts';
import { Problem } from '../../contract/problem.ts';
import { PushSettings } from '../../contract/push/push-settings.ts';
import { Recipe } from '../../contract/recipe/recipe.ts';
import { Tip } from '../../contract/tip/tip.ts';
import { UploadAnswer } from '../../contract/upload.ts';

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
