import { toNumberWord } from './numbers.ts';

/** Words of cooking step by step. */
export const cookingTexts = {
  backToTheRecipe: 'Back to the recipe',
  home: 'Home',
  screenStaysOn: 'Screen stays on',
  offline: 'Offline',
  stepOf: (step: number, count: number, title: string) => `Step ${step} of ${count}: ${title}`,
  finishedElsewhere: 'You finished this one in another window. You can still read on here.',
  cannotKeepPlace: 'This device can’t keep your place: leave this page open while you cook.',
  loadingRecipe: 'Loading recipe',
  titleFor: (title: string, servings: number) => `${title}, for ${servings}`,
  isReady: (title: string) => `${title} is ready.`,
  allSteps: 'All steps',
  funFact: 'Fun fact',
  forThisStep: 'For this step',
  insteadOf: (original: string) => `instead of ${original}`,
  ofCount: (count: number) => `of ${count}`,
  ofSteps: (count: number) => `of ${count} steps`,
  hideAllSteps: 'Hide all steps',
  stepPrefix: (number: number) => `Step ${number}: `,
  finish: 'Finish',
  next: 'Next',
  serveAndEnjoy: 'Serve and enjoy',
  /** "four servings"; figures above twelve. */
  steps: (count: number) => `${toNumberWord(count, 12)} ${count === 1 ? 'step' : 'steps'}`,
  servings: (count: number) => `${toNumberWord(count, 12)} ${count === 1 ? 'serving' : 'servings'}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  congratulations: (facts: string) => `Congratulations. ${facts}.`,
} as const;
