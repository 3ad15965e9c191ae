export const continueCooking = 'Continue cooking';
export const onTheStove = 'Still on the stove';
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const goOn = 'Continue';
export const takeOff = (title: string) => `Take ${title} off the stove`;
