/** Words of the specification (2 and 8) about people, apart from those about posts: pages of people are weighed. */
export const peopleTexts = {
  posts: 'Posts',
  followers: 'Followers',
  following: 'Following',
  follow: 'Follow',
  userNotFound: 'User not found',
  profileFetchFailed: 'Failed to fetch profile',
} as const;
