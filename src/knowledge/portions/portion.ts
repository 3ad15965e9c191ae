import { findFamilyOf } from '#contract/recipe/catalogue.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { findSwapChoice, toSwapKind } from '#contract/recipe/swap-choice.ts';
import { findSwap } from '#contract/recipe/swaps.ts';
import type { Plan } from '../preparation.ts';
import { type ShownLine, type ShownRecipe, toServings, toWrittenRecipe } from '../shown-recipe.ts';
import type { StepPart } from '../step-parts.ts';
import { agree } from './agree.ts';
import { toAmericanWords } from './american-words.ts';
import { scaleAmount } from './amount.ts';
import { scaleAsides, splitAmount } from './asides.ts';
import { findGramsPerCup } from './cup-weights.ts';
import { growsWithServings } from './grows-with-servings.ts';
import { toSwapWords } from './swap-words.ts';
import { convertTemperatures } from './temperatures.ts';
import type { Units } from './unit-systems.ts';
import { scaleCounts, scaleYield } from './words.ts';

/** Returns the recipe with the servings and swaps of `plan`, in these units. Unknown amounts stay as written. */
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
  // In American recipes words such as "tomato purée" mean another food, so they are not translated.
  const isBritish = findFamilyOf(recipe.cuisine)?.id !== 'american';
  const toWords =
    isBritish && units === 'us' ? toAmericanWords(recipe.ingredients) : (text: string) => text;
  const cups = written.lines.map((line) => findGramsPerCup(line.name));
  const toRun = (part: StepPart, grows: boolean): StepPart => {
    if (part.kind === 'time') return part;
    if (part.kind === 'text') {
      const text = convertTemperatures(
        scaleYield(scaleCounts(part.text, factor, written.servings), factor),
        units,
      );
      return { ...part, text: toWords(toNewWords(text)) };
    }
    const rest = part.text.slice(part.amount.length);
    const swap = part.of === undefined ? undefined : swaps[part.of];
    const gramsPerCup = swap || part.of === undefined ? undefined : cups[part.of];
    const { text, isOne } = scaleAmount(part.amount, grows ? factor : 1, units, gramsPerCup);
    const name = swap ? ` ${swap.plain}` : isOne === undefined ? rest : agree(rest, isOne);
    return { ...part, amount: text, text: text + toWords(name) };
  };
  return {
    servings,
    lines: written.lines.map((line, at): ShownLine => {
      const [main, aside] = splitAmount(line.amount);
      const swap = swaps[at];
      const gramsPerCup = swap ? undefined : cups[at];
      const { text, isOne } = scaleAmount(main, factor, units, gramsPerCup);
      const amount = `${text} ${scaleAsides(aside, main, factor, units)}`.trim();
      if (swap) return { amount, name: toWords(swap.name), original: toWords(line.name) };
      const name = isOne === undefined ? line.name : agree(line.name, isOne);
      return { amount, name: toWords(scaleAsides(name, main, factor, units)) };
    }),
    toStep: (at) => {
      const { title, runs } = written.toStep(at);
      return {
        title: toWords(toNewWords(title)),
        runs: runs.map((run, place) => toRun(run, growsWithServings(runs, place))),
      };
    },
    notes: recipe.notes && toWords(convertTemperatures(scaleYield(recipe.notes, factor), units)),
  };
}
