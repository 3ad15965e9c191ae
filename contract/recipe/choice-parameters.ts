/** Query parameters of a recipe list. Its own file, because the routes need only this before the first frame. */
export const CHOICE_PARAMETERS = ['maxMinutes', 'difficulty', 'diet', 'tag', 'sort'] as const;
export type ChoiceParameter = (typeof CHOICE_PARAMETERS)[number];
/** A choice as an address contains it, unchecked. `toRecipeChoice` checks it. */
export type AddressedChoice = { [name in ChoiceParameter]?: string | number | undefined };
