/** The database name, and keys of `meta` rows that are read without Dexie. */
export const DATABASE = 'rc';
/**
 * Creation time of this database; a different time means that the previous one was lost. Its stored name stays
 * `bornAt`.
 */
export const CREATED_KEY = 'bornAt';
/** The row exists while a write is lost because storage was full. */
export const FULL_KEY = 'full';
