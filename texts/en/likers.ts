export const likes = 'Likes';
export const loadingLikes = 'Loading likes';
export const nobodyLikesThisYet = 'No likes yet';
export const loadFailed = 'Likes could not be loaded';
