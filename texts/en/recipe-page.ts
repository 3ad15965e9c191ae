export const cookStepByStep = 'Cook step by step';
export const insteadOf = (original: string) => `instead of ${original}`;
export const ingredients = 'Ingredients';
export const servings = 'Servings';
export const fewerServings = 'Fewer servings';
export const moreServings = 'More servings';
export const metric = 'Metric';
export const us = 'US';
export const showUnits = { metric: 'Show metric amounts', us: 'Show US amounts' } as const;
export const units = 'Units';
export const prep = 'Prep';
export const cook = 'Cook';
export const serves = 'Serves';
export const level = 'Level';
export const loadingRecipe = 'Loading recipe';
export const viewsOfThisRecipe = 'Views of this recipe';
export const stepPrefix = (at: number, count: number) => `Step ${at} of ${count}: `;
export const previous = 'Previous';
export const next = 'Next';
export const steps = 'Steps';
/** Heading of the notes, which contain warnings, storage and swaps. */
export const goodToKnow = 'Good to know';
export const readAllSteps = 'Read all steps';
export const hideAllSteps = 'Hide all steps';
export const printedFrom = (address: string) => `From Simmer: ${address}`;
const STATES = { completed: 'completed', current: 'current', pending: 'pending' };
/** Name of a step in the row of steps. */
export const step = (at: number, state: keyof typeof STATES) => `Step ${at}, ${STATES[state]}`;
export const stepOf = (at: number, count: number) => `Step ${at} of ${count}`;
export const nextStep = 'Next:';
export const readyEnjoy = (title: string) => `${title} is ready. Enjoy every bite.`;
/** Shown below the number. */
export const servingsWord = (count: number) => (count === 1 ? 'serving' : 'servings');
