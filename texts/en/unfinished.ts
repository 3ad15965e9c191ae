export const continueCooking = 'Continue cooking';
export const stillOnTheStove = 'Still on the stove';
export const onTheStove = 'On the stove';
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const goOn = 'Continue';
export const takeOff = (title: string) => `Take ${title} off the stove`;
export const isOff = (title: string) => `${title} is off the stove`;
export const goOnAt = (state: string) => `Continue: ${state.toLowerCase()}`;
