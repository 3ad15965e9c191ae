import type { Food } from '#contract/food/food.ts';
import type { Units } from '#knowledge/portions/unit-systems.ts';

/** Names of foods as a cook with these units calls them. */
export function toNames(foods: readonly Food[], units: Units | undefined): string[] {
  return foods.map(({ names, american }) => (units === 'us' && american) || (names[0] ?? ''));
}
