/** The first available kind is the default. Its own file, because the table is large. */
export const SUBSTITUTE_KINDS = ['vegetarian', 'gluten-free', 'low-sodium'] as const;
export type SubstituteKind = (typeof SUBSTITUTE_KINDS)[number];
