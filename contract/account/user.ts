import * as v from 'valibot';
import { MyDiet } from '#contract/diet/schema.ts';
import { PushSettings } from '#contract/push/settings.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A user as everyone sees them. `id` and `_id` are equal. `avatar` is the address of a square picture, or '';
 * `toSmallAvatar` of `upload.ts` gives its small version. `followers` and `following` hold the newest 50 ids, the
 * counts include all.
 */
export const PublicUser = v.object({
  id: v.string(),
  _id: v.string(),
  name: v.string(),
  avatar: v.string(),
  bio: v.string(),
  createdAt: v.string(),
  reviews: count,
  followers: v.array(v.string()),
  following: v.array(v.string()),
  followerCount: count,
  followingCount: count,
  postCount: count,
  /** Only set for a signed-in viewer who looks at another user. */
  followedByMe: v.optional(v.boolean()),
  followsMe: v.optional(v.boolean()),
});
export type PublicUser = v.InferOutput<typeof PublicUser>;

export const CurrentUser = v.object({
  ...PublicUser.entries,
  email: v.string(),
  /** True if the user opened the confirmation link. Older records on devices lack it. */
  emailVerified: v.optional(v.boolean()),
  favorites: v.array(v.string()),
  savedRecipes: v.array(v.string()),
  /** Private notes, newest first. Older records on devices lack them. */
  recipeNotes: v.optional(v.array(v.object({ recipeId: v.string(), text: v.string() }))),
  /** Ids of blocked users, newest first. Older records on devices lack them. */
  blocked: v.optional(v.array(v.string())),
  /** Ids of posts that the user has hidden, newest first. Older records on devices lack them. */
  hiddenPosts: v.optional(v.array(v.string())),
  pushSettings: v.optional(PushSettings),
  /** Null if the user never chose. Older records on devices lack it. */
  diet: v.nullish(MyDiet),
  /** Only set for moderators. */
  isModerator: v.optional(v.boolean()),
});
export type CurrentUser = v.InferOutput<typeof CurrentUser>;

/** Response of GET and PUT /auth/profile, PUT /users/profile, favourites, saved recipes and POST /auth/password. */
export const CurrentUserAnswer = v.object({ user: CurrentUser });
export type CurrentUserAnswer = v.InferOutput<typeof CurrentUserAnswer>;

export const PublicUserAnswer = v.object({ user: PublicUser });
export type PublicUserAnswer = v.InferOutput<typeof PublicUserAnswer>;
