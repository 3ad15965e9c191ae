import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { findSwapChoice, toSwapKind } from '../../../contract/recipe/swap-choice.ts';
import { findSwap } from '../../../contract/recipe/swaps.ts';
import type { Plan } from '../preparation.ts';
import { type ShownLine, type ShownRecipe, toServings, toWrittenRecipe } from '../shown-recipe.ts';
import type { StepPart } from '../step-parts.ts';
import { agree } from './agree.ts';
import { scaleAmount } from './amount.ts';
import { scaleAsides, splitAmount } from './asides.ts';
import { growsWithServings } from './grows-with-servings.ts';
import { toSwapWords } from './swap-words.ts';
import { convertTemperatures } from './temperatures.ts';
import type { Units } from './unit-systems.ts';
import { scaleCounts, scaleYield } from './words.ts';

/** The recipe for so many, in these units, with these swaps. What is not understood stays as it was written. */
export function toPortion(recipe: Recipe, plan: Plan, units?: Units): ShownRecipe {
  const written = toWrittenRecipe(recipe);
  const servings = plan.servings ?? written.servings;
  const factor = servings / toServings(recipe);
  const swaps = written.lines.map((line, at) => {
    const choice = findSwapChoice(plan.swapped, at);
    return choice === undefined ? undefined : findSwap(line.name, toSwapKind(choice));
  });
  const others = written.lines.flatMap((line, at) => (swaps[at] ? [] : [line.name]));
  const toNewWords = toSwapWords(
    swaps.flatMap((swap) => swap ?? []),
    others,
  );
  const toRun = (part: StepPart, grows: boolean): StepPart => {
    if (part.kind === 'time') return part;
    if (part.kind === 'text') {
      const text = convertTemperatures(scaleCounts(part.text, factor, written.servings), units);
      return { ...part, text: toNewWords(text) };
    }
    const rest = part.text.slice(part.amount.length);
    const { text, isOne } = scaleAmount(part.amount, grows ? factor : 1, units);
    const swap = part.of === undefined ? undefined : swaps[part.of];
    const name = swap ? ` ${swap.plain}` : isOne === undefined ? rest : agree(rest, isOne);
    return { ...part, amount: text, text: text + name };
  };
  return {
    servings,
    lines: written.lines.map((line, at): ShownLine => {
      const [main, aside] = splitAmount(line.amount);
      const { text, isOne } = scaleAmount(main, factor, units);
      const amount = `${text} ${scaleAsides(aside, main, factor, units)}`.trim();
      const swap = swaps[at];
      if (swap) return { amount, name: swap.name, original: line.name };
      const name = isOne === undefined ? line.name : agree(line.name, isOne);
      return { amount, name: scaleAsides(name, main, factor, units) };
    }),
    toStep: (at) => {
      const { title, runs } = written.toStep(at);
      return {
        title: toNewWords(title),
        runs: runs.map((run, place) => toRun(run, growsWithServings(runs, place))),
      };
    },
    notes: recipe.notes && convertTemperatures(scaleYield(recipe.notes, factor), units),
  };
}
