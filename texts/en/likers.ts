/** Words of the list of those who like a post. */
export const likes = 'Likes';
export const loadingLikes = 'Loading likes';
export const nobodyLikesThisYet = 'Nobody likes this yet.';
export const loadFailed = 'Who likes this could not be loaded';
