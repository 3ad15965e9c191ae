/** Words of the specification (2) about people, apart from those about posts: pages of people are weighed. */
export const peopleTexts = {
  posts: 'Posts',
  followers: 'Followers',
  following: 'Following',
  follow: 'Follow',
} as const;
