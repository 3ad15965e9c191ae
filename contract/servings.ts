/** As many eaters as amounts are scaled to. */
export const SERVINGS_MAX = 50;
