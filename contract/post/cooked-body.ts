import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import * as cookedTexts from '#texts/cooked.ts';
import { Cooked } from './cooked.ts';
import {
  COOKED_MINUTES_MAX,
  COOKED_SERVINGS_MAX,
  RATING_MAX,
  SWAP_MAX,
  SWAPS_MAX,
} from './limits.ts';
import { isReadable } from './text.ts';

export function isWhole(number: unknown, max: number): boolean {
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= max;
}

function isShort(swap: string): boolean {
  return hasVisible(swap) && swap.length <= SWAP_MAX && isReadable(swap);
}

function isCooked(cooked: unknown): boolean {
  if (!v.is(Cooked, cooked)) return false;
  const { minutes = 1, servings = 1, swaps = [] } = cooked;
  return (
    isWhole(minutes, COOKED_MINUTES_MAX) &&
    isWhole(servings, COOKED_SERVINGS_MAX) &&
    swaps.length <= SWAPS_MAX &&
    swaps.every(isShort)
  );
}

const isId = (id: unknown) => typeof id === 'string' && isReadable(id);

/** Fields of a request about the dish of a post. Null removes a value. Only the server can check if the dish exists. */
export const DISH_IN_BODY = {
  recipeId: v.optional(v.nullable(v.custom<string>(isId, cookedTexts.dishUnknown))),
  // Checked as a whole first; the second schema then removes unknown fields.
  cooked: v.optional(
    v.nullable(v.pipe(v.custom<Cooked>(isCooked, cookedTexts.cookedInvalid), Cooked)),
  ),
  rating: v.optional(
    v.nullable(v.custom<number>((stars) => isWhole(stars, RATING_MAX), cookedTexts.ratingInvalid)),
  ),
};
