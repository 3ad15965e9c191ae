export const LISTS_MAX = 5;
export const LIST_NAME_MAX = 60;
/** Needs of a list that are neither removed nor cleared. */
export const NEEDS_MAX = 500;
/** Needs, removals or ticks in one request. */
export const NEEDS_AT_ONCE_MAX = 200;
/** JSON can contain numbers that are read as infinite. */
export const AMOUNT_MAX = 1_000_000_000;
export const NEED_TEXT_MAX = 200;
export const NEED_NOTE_MAX = 200;
export const NEED_UNIT_MAX = 20;
/** Maximum number of foods and texts with an aisle that the members chose. */
export const FILED_MAX = 500;
