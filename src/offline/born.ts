/** The database of this device, and the rows of its `meta` that are looked at without Dexie. */
export const DATABASE = 'rc';
/** When this database was made: another time means that the one before it is lost. */
export const BORN_KEY = 'bornAt';
/** There while something was left out for want of room. */
export const FULL_KEY = 'full';
