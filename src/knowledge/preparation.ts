import type { Recipe } from '#contract/recipe/schema.ts';
import { SERVINGS_MAX } from '#contract/recipe/schema.ts';
import { toSwapIndex, withSwapChoice } from '#contract/recipe/swap-choice.ts';
import { toServings } from './shown-recipe.ts';

/** How a cook wants a recipe. Stored with its cooking session. */
export interface Plan {
  /** Undefined: as many as the recipe is written for. */
  servings: number | undefined;
  /** Swapped ingredients, as choices of `contract/recipe/swap-choice.ts`. */
  swapped: ReadonlySet<number>;
}

/** State shared by a recipe's page and its cooking view. Stored on the device. */
export interface Preparation extends Plan {
  ticked: ReadonlySet<number>;
}

interface StoredPreparation {
  ticked: readonly number[];
  servings?: number | undefined;
  swapped: readonly number[];
}

export type PreparationChange =
  | { type: 'tick'; ingredient: number; isTicked: boolean }
  | { type: 'serve'; more: number; recipe: Pick<Recipe, 'servings'> }
  | { type: 'swap'; swapped: ReadonlySet<number> }
  | { type: 'restore'; stored: StoredPreparation };

export function toPreparation({ ticked, servings, swapped }: StoredPreparation): Preparation {
  return { ticked: new Set(ticked), servings, swapped: new Set(swapped) };
}

export function changePreparation(before: Preparation, change: PreparationChange): Preparation {
  if (change.type === 'tick') {
    return { ...before, ticked: withMember(before.ticked, change.ingredient, change.isTicked) };
  }
  if (change.type === 'serve') {
    return { ...before, servings: addServings(before.servings, change.more, change.recipe) };
  }
  if (change.type === 'swap') return { ...before, swapped: change.swapped };
  // Choices made while the device was read take precedence.
  const { stored } = change;
  return {
    ticked: new Set([...stored.ticked, ...before.ticked]),
    servings: before.servings ?? stored.servings,
    swapped: [...before.swapped].reduce<ReadonlySet<number>>(
      (all, one) => withSwapChoice(all, toSwapIndex(one), one),
      new Set(stored.swapped),
    ),
  };
}

function withMember(set: ReadonlySet<number>, one: number, isIn: boolean): ReadonlySet<number> {
  const after = new Set(set);
  if (isIn) after.add(one);
  else after.delete(one);
  return after;
}

function addServings(
  before: number | undefined,
  more: number,
  recipe: Pick<Recipe, 'servings'>,
): number | undefined {
  const written = toServings(recipe);
  const wanted = Math.min(Math.max(1, (before ?? written) + more), SERVINGS_MAX);
  // The recipe's own servings need no scaling, so its text stays unchanged.
  return wanted === written ? undefined : wanted;
}
