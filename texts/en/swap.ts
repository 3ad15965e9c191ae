import { plural, toCapital, toNumberWord } from './language.ts';

export const lighterSwaps = 'Lighter swaps';
export const backToOriginal = 'Back to the original recipe';
export const vegetarian = 'Vegetarian';
export const glutenFree = 'Gluten-free';
export const lowSodium = 'Low-sodium';
export const wholegrain = 'Wholegrain';
export const choicesFor = (original: string) => `What to use instead of ${original}`;
export const swappedInTheRecipe = 'Swapped in the recipe';
export const usingTheOriginal = 'Original';
export const insteadOf = (name: string, original: string) => `${name} instead of ${original}`;

/** "Two of three swaps are on. They follow you into the cooking view." */
export function toSwapsSentence(on: number, all: number): string {
  if (all === 0) return 'This recipe has nothing to swap.';
  if (on === 0) return 'No swaps are on.';
  const verb = plural(on, { one: 'is', other: 'are' });
  const sentence = `${toNumberWord(on)} of ${toNumberWord(all)} ${plural(all, { one: 'swap', other: 'swaps' })} ${verb} on`;
  const follow = plural(on, { one: 'It follows', other: 'They follow' });
  return `${toCapital(sentence)}. ${follow} you into the cooking view.`;
}
/** "The other eight ingredients have no listed swap and stay as they are." */
export function toOthersSentence(count: number, hasOffers: boolean): string {
  if (count === 0) return 'Every ingredient has a listed swap.';
  const other = hasOffers ? 'other ' : '';
  return plural(count, {
    one: `The ${hasOffers ? 'other' : 'one'} ingredient has no listed swap and stays as it is.`,
    other: `The ${other}${toNumberWord(count)} ingredients have no listed swap and stay as they are.`,
  });
}
/** On a button below a warning. */
export const swapFor = (substitute: string, original: string) =>
  `Use ${substitute} instead of ${original}`;
