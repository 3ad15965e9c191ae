/** At what is shown to its author and the moderators alone. */
export const hiddenByModerators = 'Hidden by the moderators';
