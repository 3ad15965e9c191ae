import type { Recipe } from '../../../contract/recipe/recipe.ts';

/** A step of a dish, to which tips belong. */
export interface TipsOfStep {
  recipe: Pick<Recipe, '_id' | 'title'>;
  /** From 1. */
  step: number;
}
