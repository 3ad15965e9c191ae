import * as v from 'valibot';
import { postTexts } from '../../texts/en/posts.ts';
import { Person } from '../post/post.ts';

export const ListedPerson = v.object({
  ...Person.entries,
  bio: v.string(),
  /** Whether they and the one whose list it is follow each other. */
  isFriend: v.boolean(),
  /** Only in answers to somebody signed in. */
  followedByMe: v.optional(v.boolean()),
});
export type ListedPerson = v.InferOutput<typeof ListedPerson>;

/** GET /users/{id}/followers, /following and /friends, the newest first; GET /users?q=, the likeliest first. */
export const PeoplePage = v.object({
  users: v.array(ListedPerson),
  pagination: v.object({ hasMore: v.boolean(), nextCursor: v.nullable(v.string()) }),
});
export type PeoplePage = v.InferOutput<typeof PeoplePage>;

/** PUT /users/{id}/follow: the state that is wished for; without a body it is the other one. Answers `{ user }`, oneself. */
export const FollowBody = v.object({ following: v.optional(v.boolean(postTexts.followInvalid)) });
export type FollowBody = v.InferOutput<typeof FollowBody>;
