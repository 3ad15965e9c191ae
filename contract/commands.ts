import * as v from 'valibot';

/**
 * The writes that can wait on the device until they are sent. Limits are left to the forms and to the server: what is too
 * long must still be found again. Toggles name the state that is wished for, never a change of it: sent twice they mean
 * the same. Ids of posts, comments and uploads are made by whoever writes the command.
 */

/** A picture: an address the server gave, or the upload that will make one. */
const Image = v.union([v.string(), v.object({ upload: v.string() })]);

const PostText = v.object({
  title: v.string(),
  content: v.string(),
  category: v.optional(v.string()),
  type: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  cuisine: v.optional(v.string()),
  image: v.optional(v.nullable(Image)),
});

const PostCreate = v.object({
  op: v.literal('post.create'),
  post: v.object({ _id: v.string(), ...PostText.entries }),
});

/** `baseVersion`: the version that was edited, as the detail's `ETag` has it; null lets the last write win. */
const PostUpdate = v.object({
  op: v.literal('post.update'),
  postId: v.string(),
  changes: v.partial(PostText),
  baseVersion: v.nullable(v.string()),
});

const PostDelete = v.object({ op: v.literal('post.delete'), postId: v.string() });

const LikeSet = v.object({ op: v.literal('like.set'), postId: v.string(), on: v.boolean() });

const CommentAdd = v.object({
  op: v.literal('comment.add'),
  postId: v.string(),
  commentId: v.string(),
  content: v.string(),
});

const CommentDelete = v.object({
  op: v.literal('comment.delete'),
  postId: v.string(),
  commentId: v.string(),
});

const FollowSet = v.object({ op: v.literal('follow.set'), userId: v.string(), on: v.boolean() });

const FavoriteSet = v.object({
  op: v.literal('favorite.set'),
  recipeName: v.string(),
  on: v.boolean(),
});

const SavedSet = v.object({ op: v.literal('saved.set'), recipeName: v.string(), on: v.boolean() });

const ProfileUpdate = v.object({
  op: v.literal('profile.update'),
  changes: v.object({ name: v.optional(v.string()), bio: v.optional(v.string()) }),
});

/** The bytes lie beside the command, under `uploadId`. */
const UPLOAD = { uploadId: v.string(), type: v.string(), name: v.string() };
const ImageUpload = v.object({ op: v.literal('image.upload'), ...UPLOAD });
const AvatarUpload = v.object({ op: v.literal('avatar.upload'), ...UPLOAD });

export const Command = v.variant('op', [
  PostCreate,
  PostUpdate,
  PostDelete,
  LikeSet,
  CommentAdd,
  CommentDelete,
  FollowSet,
  FavoriteSet,
  SavedSet,
  ProfileUpdate,
  ImageUpload,
  AvatarUpload,
]);
export type Command = v.InferOutput<typeof Command>;
export type Op = Command['op'];
export type CommandOf<O extends Op> = Extract<Command, { op: O }>;
export type PostChanges = CommandOf<'post.update'>['changes'];
