import type { Recipe } from '../../contract/recipe/recipe.ts';
import * as stepTexts from '../../texts/en/steps.ts';
import { type IngredientLine, toIngredientLine } from './ingredient-line.ts';
import { type StepPart, toStepParts } from './step-parts.ts';

export interface ShownLine extends IngredientLine {
  /** The name of what this stands in for, where something was swapped. */
  original?: string;
}

export interface ShownStep {
  title: string;
  runs: readonly StepPart[];
}

/** A recipe as the cook wants it: for so many, in these units, with these swaps. */
export interface ShownRecipe {
  servings: number;
  lines: readonly ShownLine[];
  /** By its index, from 0. */
  toStep: (at: number) => ShownStep;
  notes: string | undefined;
}

/** Letter for letter as the collection has it. */
export function toWrittenRecipe(recipe: Recipe): ShownRecipe {
  const lines = recipe.ingredients.map(toIngredientLine);
  const names = lines.map((line) => line.name);
  return {
    servings: toServings(recipe),
    lines,
    toStep: (at) => ({
      title: recipe.stepTitles?.[at] ?? stepTexts.stepNumber(at + 1),
      runs: toStepParts(recipe.instructions[at] ?? '', names),
    }),
    notes: recipe.notes,
  };
}

/** Specification 9, detail defaults: four servings where the recipe does not say. */
export function toServings(recipe: Pick<Recipe, 'servings'>): number {
  return recipe.servings || 4;
}
