/** Words of the dish that is being cooked. */
export const stoveTexts = {
  continueCooking: 'Continue cooking',
  stillOnTheStove: 'Still on the stove',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  continue: 'Continue',
  takeOffTheStove: (title: string) => `Take ${title} off the stove`,
} as const;
