/** A page holds this lock, shared, while someone cooks or types; no new version takes over while it is held. */
export const BUSY_LOCK = 'busy';
