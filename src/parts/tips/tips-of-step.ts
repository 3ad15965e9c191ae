import type { Recipe } from '../../../contract/recipe/recipe.ts';

/** Whose tips they are: one step of a dish. */
export interface TipsOfStep {
  recipe: Pick<Recipe, '_id' | 'title'>;
  /** From 1. */
  step: number;
}
