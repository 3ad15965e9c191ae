import { toNumberWord } from './numbers.ts';

export const iCookedThis = 'I cooked this';
export const done = 'Done';
export const screenStaysOn = 'Screen stays on';
export const offline = 'Offline';
export const stepOf = (step: number, count: number, title: string) =>
  `Step ${step} of ${count}: ${title}`;
export const finishedElsewhere =
  'You finished this recipe in another window. You can keep reading here.';
export const cannotKeepPlace =
  'This device can’t save your place. Leave this page open while you cook.';
export const loadingRecipe = 'Loading recipe';
export const titleFor = (title: string, servings: number) => `${title}, for ${servings}`;
export const allSteps = 'All steps';
export const funFact = 'Fun fact';
export const forThisStep = 'For this step';
export const forStep = (step: number) => `For step ${step}`;
export const forServings = (count: number) => `For ${count}`;
export const insteadOf = (original: string) => `instead of ${original}`;
export const ofCount = (count: number) => `of ${count}`;
export const stepPrefix = (number: number) => `Step ${number}: `;
export const finish = 'Finish';
export const next = 'Next';
export const startTimer = (words: string) => `Start timer: ${words}`;
export const serveAndEnjoy = 'Serve and enjoy';
/** Returns "four servings"; numbers above twelve are written as figures. */
export const steps = (count: number) =>
  `${toNumberWord(count, 12)} ${count === 1 ? 'step' : 'steps'}`;
export const servings = (count: number) =>
  `${toNumberWord(count, 12)} ${count === 1 ? 'serving' : 'servings'}`;
export const congratulations = (facts: string) => `Congratulations. ${facts}.`;
/** Goes back when the cook has reached the end of the steps too soon. */
export const backToLastStep = 'Back to the last step';
