/** Words of the list of those who like a post. */
export const likerTexts = {
  likes: 'Likes',
  loadingLikes: 'Loading likes',
  nobodyLikesThisYet: 'Nobody likes this yet.',
  loadFailed: 'Who likes this could not be loaded',
} as const;
