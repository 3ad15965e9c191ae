import type { CurrentUser } from '#contract/account/user.ts';

/** Builds a user with sample values as the API returns it to that user. */
export const toSampleUser = (id: string, more: Partial<CurrentUser> = {}): CurrentUser => ({
  id,
  _id: id,
  name: id,
  avatar: '',
  bio: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  reviews: 0,
  followers: [],
  following: [],
  followerCount: 0,
  followingCount: 0,
  postCount: 0,
  email: `${id}@example.org`,
  favorites: [],
  savedRecipes: [],
  ...more,
});
