/** A page holds this lock, shared, while the user cooks or types. No new version takes over while it is held. */
export const BUSY_LOCK = 'busy';
