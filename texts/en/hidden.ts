/** At what is shown to its author and the moderators alone. */
export const hiddenByModerators = 'Hidden by the moderators';
/** Refusal of the server. */
export const hideOwn = 'You cannot hide your own post';
