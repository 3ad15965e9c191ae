/** Texts about people from the specification (2 and 8), separate from those about posts to keep their pages small. */
export const peopleTexts = {
  posts: 'Posts',
  followers: 'Followers',
  following: 'Following',
  follow: 'Follow',
  userNotFound: 'User not found',
  profileFetchFailed: 'Failed to fetch profile',
} as const;
