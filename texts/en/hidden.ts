/** Label on content that only its author and the moderators still see. */
export const hiddenByModerators = 'Hidden by the moderators';
export const hideOwn = 'You cannot hide your own post';
