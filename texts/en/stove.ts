/** Words of the dish that is being cooked. */
export const continueCooking = 'Continue cooking';
export const stillOnTheStove = 'Still on the stove';
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const goOn = 'Continue';
export const takeOffTheStove = (title: string) => `Take ${title} off the stove`;
