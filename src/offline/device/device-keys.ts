/** The name of the device's database, and the keys of its `meta` rows that are read without Dexie. */
export const DATABASE = 'rc';
/** When this database was created: a different time means that the previous one was lost. The stored name stays `bornAt`. */
export const CREATED_KEY = 'bornAt';
/** Present while a write was dropped because storage was full. */
export const FULL_KEY = 'full';
