import type { Recipe } from '#contract/recipe/schema.ts';

export interface TipsOfStep {
  recipe: Pick<Recipe, '_id' | 'title'>;
  /** From 1. */
  step: number;
}
