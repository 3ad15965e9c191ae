import * as v from 'valibot';
import { Person } from '#contract/post/schema.ts';
import * as postTexts from '#texts/post.ts';

export const ListedPerson = v.object({
  ...Person.entries,
  bio: v.string(),
  isFriend: v.boolean(),
  /** Only set for a signed-in viewer. */
  followedByMe: v.optional(v.boolean()),
});
export type ListedPerson = v.InferOutput<typeof ListedPerson>;

/** GET /users/{id}/followers, /following and /friends, newest first. GET /users?q= sorts by best match. */
export const PeoplePage = v.object({
  users: v.array(ListedPerson),
  pagination: v.object({ hasMore: v.boolean(), nextCursor: v.nullable(v.string()) }),
});
export type PeoplePage = v.InferOutput<typeof PeoplePage>;

/** PUT /users/{id}/follow sets the state, or toggles it without one. Answers `{ user }` with the signed-in user. */
export const FollowBody = v.object({ following: v.optional(v.boolean(postTexts.followInvalid)) });
export type FollowBody = v.InferOutput<typeof FollowBody>;
