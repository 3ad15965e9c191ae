/** Fallback for a step without a title. */
export const stepNumber = (number: number) => `Step ${number}`;
