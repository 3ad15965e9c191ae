/** In the order of specification 4: the first that exists is the default. Apart from the table, which is large. */
export const SUBSTITUTE_KINDS = ['vegetarian', 'gluten-free', 'low-sodium'] as const;
export type SubstituteKind = (typeof SUBSTITUTE_KINDS)[number];
