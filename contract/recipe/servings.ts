export const SERVINGS_MAX = 50;
