import * as recipePageTexts from '#texts/recipe-page.ts';
import * as unfinishedTexts from '#texts/unfinished.ts';
import { useDishes } from '../../../parts/stove/dishes.ts';

/** For example "Continue: step 3 of 9, 3:12" if the recipe is in progress. */
export function CookState({ recipeId }: { recipeId: string }) {
  const dish = useDishes().find((one) => one.recipeId === recipeId);
  return <span>{dish ? unfinishedTexts.goOnAt(dish.state) : recipePageTexts.cookStepByStep}</span>;
}
