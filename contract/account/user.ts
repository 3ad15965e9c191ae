import * as v from 'valibot';
import { PushSettings } from '../push/push-settings.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Someone as everybody sees them. `id` and `_id` are the same. `avatar` is the address of a square picture, or ''; its
 * small version is `toSmallAvatar` of `upload.ts`. `followers` and `following` are the newest 50 ids, the counts are
 * whole.
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
  /** Only in answers to somebody else who is signed in. */
  followedByMe: v.optional(v.boolean()),
  followsMe: v.optional(v.boolean()),
});
export type PublicUser = v.InferOutput<typeof PublicUser>;

/** The signed-in user: only these answers have an email, favourites and saved recipes (names, the newest first). */
export const OwnUser = v.object({
  ...PublicUser.entries,
  email: v.string(),
  /** Whether a link that was mailed there was opened. Older records on devices lack it. */
  emailVerified: v.optional(v.boolean()),
  favorites: v.array(v.string()),
  savedRecipes: v.array(v.string()),
  /** Private notes, the newest first. Older records on devices lack them. */
  recipeNotes: v.optional(v.array(v.object({ recipeId: v.string(), text: v.string() }))),
  /** Ids of those whom the user has blocked, the newest first. Older records on devices lack them. */
  blocked: v.optional(v.array(v.string())),
  /** Ids of posts that the user has hidden from themselves, the newest first. Older records on devices lack them. */
  hiddenPosts: v.optional(v.array(v.string())),
  /** Only there for who has chosen what to be pushed. */
  pushSettings: v.optional(PushSettings),
  /** Only there for moderators. */
  isModerator: v.optional(v.boolean()),
});
export type OwnUser = v.InferOutput<typeof OwnUser>;

/** GET and PUT /auth/profile, PUT /users/profile, favourites, saved recipes, POST /auth/password. */
export const OwnUserAnswer = v.object({ user: OwnUser });
export type OwnUserAnswer = v.InferOutput<typeof OwnUserAnswer>;

export const PublicUserAnswer = v.object({ user: PublicUser });
export type PublicUserAnswer = v.InferOutput<typeof PublicUserAnswer>;
