import { isMemberRecipe } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as cookTexts from '#texts/cook.ts';
import { type IngredientLine, toIngredientLine } from './ingredient-line.ts';
import { type StepPart, toStepParts } from './step-parts.ts';

export interface ShownLine extends IngredientLine {
  original?: string;
}

export interface ShownStep {
  title: string;
  runs: readonly StepPart[];
}

export interface ShownRecipe {
  servings: number;
  lines: readonly ShownLine[];
  /** Returns a step by its index, from 0. */
  toStep: (at: number) => ShownStep;
  notes: string | undefined;
}

export function toWrittenRecipe(recipe: Recipe): ShownRecipe {
  const lines = recipe.ingredients.map(toIngredientLine);
  const names = lines.map((line) => line.name);
  return {
    servings: toServings(recipe),
    lines,
    toStep: (at) => ({
      title: recipe.stepTitles?.[at] ?? cookTexts.stepNumber(at + 1),
      runs: toStepParts(recipe.instructions[at] ?? '', names),
    }),
    notes: recipe.notes,
  };
}

/** True for an own recipe without servings. Dishes of the collection have a default instead. */
export function hasAssumedServings({ _id, servings }: Pick<Recipe, '_id' | 'servings'>): boolean {
  return servings === 0 && isMemberRecipe(_id);
}

/** Returns 4 if the recipe has no servings. */
export function toServings(recipe: Pick<Recipe, 'servings'>): number {
  return recipe.servings || 4;
}
