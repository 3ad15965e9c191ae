import type { Recipe } from '../../../contract/recipe.ts';
import { type IngredientLine, toIngredientLine } from '../../data/ingredient-line.ts';
import { type StepPart, toStepParts } from '../../data/step-parts.ts';

export interface StepIngredient extends IngredientLine {
  /** Its place in the recipe's ingredients. */
  index: number;
}

export interface CookStep {
  title: string;
  runs: readonly StepPart[];
  ingredients: readonly StepIngredient[];
  /** '' where the step has none. */
  fact: string;
}

/** The recipe's steps, each with all that its screen shows. */
export function toCookSteps(recipe: Recipe): CookStep[] {
  return recipe.instructions.map((text, at) => {
    const ingredients = (recipe.stepIngredients?.[at] ?? []).flatMap((index) => {
      const line = recipe.ingredients[index];
      return line === undefined ? [] : [toStepIngredient(text, index, line)];
    });
    return {
      title: recipe.stepTitles?.[at] ?? `Step ${at + 1}`,
      runs: toStepParts(
        text,
        ingredients.map((ingredient) => ingredient.name),
      ),
      ingredients,
      fact: recipe.fun_facts[at] ?? '',
    };
  });
}

/** Where a step says how much of an ingredient it takes, that amount is shown, and not what the whole dish needs. */
function toStepIngredient(text: string, index: number, line: string): StepIngredient {
  const { amount, name } = toIngredientLine(line);
  const bare = toAmounts(text);
  const at = toAmounts(text, [name]).findIndex((named, n) => named !== bare[n]);
  return { index, name, amount: bare[at] ?? amount };
}

/** The amounts in a step, in order, each with the words behind it that belong to `names`. */
function toAmounts(text: string, names: readonly string[] = []): string[] {
  return toStepParts(text, names).flatMap((part) => (part.kind === 'amount' ? [part.text] : []));
}
