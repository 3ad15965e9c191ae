import type { Recipe } from '#contract/recipe/schema.ts';
import type { Duration } from '#knowledge/durations/find-durations.ts';
import { type TimedRun, toTimedRuns } from '#knowledge/durations/timed-runs.ts';
import type { ShownLine, ShownRecipe } from '#knowledge/shown-recipe.ts';

export interface StepIngredient extends ShownLine {
  /** Index in the recipe's ingredients. */
  index: number;
}

/** Starts the timer of a duration. `run` is its index among the runs of the step's text. */
export type StartStepTimer = (step: number, run: number, duration: Duration) => void;

export interface CookStep {
  title: string;
  runs: readonly TimedRun[];
  ingredients: readonly StepIngredient[];
  /** True if the step names amounts or temperatures that differ between unit systems. */
  hasUnits: boolean;
  /** '' if the step has none. */
  fact: string;
}

const IN_OTHER_UNITS =
  /[\d\p{No}]\s?(?:°|(?:k?g|ml|l|litres?|cups?|(?:fl\.? )?oz|lb|pints?|quarts?|cm|inch(?:es)?)\b)/iu;

/** Converts a recipe's steps into the content of their screens. */
export function toCookSteps(
  recipe: Pick<Recipe, 'instructions' | 'stepIngredients' | 'fun_facts'>,
  shown: ShownRecipe,
): CookStep[] {
  return recipe.instructions.map((_text, at) => {
    const { title, runs: parts } = shown.toStep(at);
    const runs = toTimedRuns(parts);
    const ingredients = (recipe.stepIngredients?.[at] ?? []).flatMap((index) => {
      const line = shown.lines[index];
      return line ? [{ ...line, index, amount: toStepAmount(runs, index) ?? line.amount }] : [];
    });
    const written = [...runs.map((run) => run.text), ...ingredients.map(({ amount }) => amount)];
    return {
      title,
      runs,
      ingredients,
      hasUnits: written.some((words) => words !== undefined && IN_OTHER_UNITS.test(words)),
      fact: recipe.fun_facts[at] ?? '',
    };
  });
}

/** The amount that the step itself names, which replaces the amount for the whole dish. */
function toStepAmount(runs: readonly TimedRun[], index: number): string | undefined {
  for (const run of runs) if (run.kind === 'amount' && run.of === index) return run.amount;
  return undefined;
}
