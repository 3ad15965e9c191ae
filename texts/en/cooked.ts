import { plural, toDecimal, toDuration, toNumber } from './language.ts';

export const theDish = 'The dish';
export const yourRating = 'Your rating';
export const noRating = 'Clear rating';
export const cooks = 'Cooked by members';
export const nobodyYet = 'No one has posted about this dish yet. Be the first.';
export const invitation = 'Cooked it too? Tell us how it went.';
export const loadFailed = 'Could not load who cooked this dish. Please try again.';
export const stars = (count: number) => plural(count, { one: '1 star', other: `${count} stars` });
export const starsOf = (count: number) => `${count} of 5 stars`;
export const takeDishOff = (dish: string) => `Remove ${dish}`;
export const swap = (used: string, original: string) => `${used} instead of ${original}`;
export const cookedBy = (count: number) =>
  plural(count, { one: '1 member cooked it', other: `${toNumber(count)} members cooked it` });
/** "4.3 of 5 stars from 12 ratings" */
export const ratedBy = (average: number, count: number) =>
  `${toDecimal(average)} of 5 stars from ${toNumber(count)} ${plural(count, { one: 'rating', other: 'ratings' })}`;
/** Returns "40 min · 3 servings · tofu instead of prawns", or '' if nothing is known. */
export const cookedWords = ({
  minutes,
  servings,
  swaps = [],
}: {
  minutes?: number | undefined;
  servings?: number | undefined;
  swaps?: readonly string[] | undefined;
}) =>
  [
    minutes === undefined ? '' : toDuration(minutes),
    servings === undefined
      ? ''
      : plural(servings, { one: '1 serving', other: `${servings} servings` }),
    ...swaps,
  ]
    .filter((part) => part !== '')
    .join(' · ');

// Refusals
export const dishUnknown = 'This dish does not exist';
export const needsDish = 'Choose the dish that you cooked or rated';
export const ratingInvalid = 'A rating is a whole number from 1 to 5';
export const cookedInvalid = 'Minutes are 1 to 10080, servings 1 to 100, swaps at most 20';
