import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import { type TimedRun, toTimedRuns } from '../../../knowledge/durations/timed-runs.ts';
import type { ShownLine, ShownRecipe } from '../../../knowledge/shown-recipe.ts';

export interface StepIngredient extends ShownLine {
  /** Its place in the recipe's ingredients. */
  index: number;
}

export interface CookStep {
  title: string;
  runs: readonly TimedRun[];
  ingredients: readonly StepIngredient[];
  /** '' where the step has none. */
  fact: string;
}

/** The recipe's steps, each with all that its screen shows. */
export function toCookSteps(
  recipe: Pick<Recipe, 'instructions' | 'stepIngredients' | 'fun_facts'>,
  shown: ShownRecipe,
): CookStep[] {
  return recipe.instructions.map((_text, at) => {
    const { title, runs: parts } = shown.toStep(at);
    const runs = toTimedRuns(parts);
    return {
      title,
      runs,
      ingredients: (recipe.stepIngredients?.[at] ?? []).flatMap((index) => {
        const line = shown.lines[index];
        return line ? [{ ...line, index, amount: toStepAmount(runs, index) ?? line.amount }] : [];
      }),
      fact: recipe.fun_facts[at] ?? '',
    };
  });
}

/** Where a step says how much of an ingredient it takes, that amount is shown, and not what the whole dish needs. */
function toStepAmount(runs: readonly TimedRun[], index: number): string | undefined {
  for (const run of runs) if (run.kind === 'amount' && run.of === index) return run.amount;
  return undefined;
}
