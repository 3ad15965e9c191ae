/** What an address says of a list of recipes. A file of its own: the routes need no more of it before the first frame. */
export const CHOICE_PARAMETERS = ['maxMinutes', 'difficulty', 'diet', 'tag', 'sort'] as const;
export type ChoiceParameter = (typeof CHOICE_PARAMETERS)[number];
/** A choice as the query of an address has it, not checked yet: `toRecipeChoice` reads it where it is applied. */
export type AddressedChoice = { [name in ChoiceParameter]?: string | number | undefined };
