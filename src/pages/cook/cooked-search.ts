import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import * as cookedTexts from '#texts/cooked.ts';
import type { EndProps } from './end-props.ts';
import { isBelievable } from './praise.ts';

/** Search parameters that prefill the form of a post about this dish. */
export function toCookedSearch({ recipe, servings, minutes, lines }: Omit<EndProps, 'reopen'>) {
  const { _id: recipeId, title, image_url: picture } = recipe;
  const swaps = lines.flatMap(({ name, original }) =>
    original === undefined ? [] : [cookedTexts.swap(name, original)],
  );
  const cooked = {
    recipeId,
    ...(servings !== undefined && { servings }),
    ...(isBelievable(minutes, toTotalMinutes(recipe)) && { minutes }),
    ...(swaps.length > 0 && { swaps }),
  };
  return { title, ...(picture && { picture }), cooked };
}
