export const likes = 'Likes';
export const loadingLikes = 'Loading likes';
export const nobodyLikesThisYet = 'Nobody likes this yet.';
export const loadFailed = 'Likes could not be loaded';
