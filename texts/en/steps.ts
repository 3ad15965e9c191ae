/** A step of a recipe that has no title of its own. */
export const stepNumber = (number: number) => `Step ${number}`;
