import type { MyDiet } from '#contract/diet/schema.ts';
import { findContents } from '#contract/food/facts.ts';
import { type Content, FORBIDDEN } from '#contract/food/read-table.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import type { SubstituteKind } from '#contract/recipe/substitute-kinds.ts';
import { toBareName } from '#contract/recipe/substitutions.ts';
import { findSwapChoice, toSwapKind } from '#contract/recipe/swap-choice.ts';
import { findSwap, findSwaps, type Swap } from '#contract/recipe/swaps.ts';
import * as dietTexts from '#texts/diet.ts';
import { toIngredientLine } from '../ingredient-line.ts';
import {
  type Conflict,
  findDishConflicts,
  isDiet,
  isStated,
  listConflicts,
} from './dish-conflicts.ts';

/** A swap that avoids everything that the user avoids. */
export interface SwapOffer {
  /** Index of the ingredient. */
  at: number;
  kind: SubstituteKind;
  substitute: string;
  original: string;
}

export interface DishWarnings {
  /** For example "Contains milk: butter, cream". */
  sentences: readonly string[];
  offers: readonly SwapOffer[];
  /** True if the dish as written has conflicts and the chosen swaps solve all of them. */
  isSolved: boolean;
}

interface Line {
  at: number;
  name: string;
  /** Name of the ingredient or of its substitute. */
  used: string;
  original: string;
  swap: Swap | undefined;
  /** Undefined if no food of the line is known. */
  contents: readonly Content[] | undefined;
  /** Contents without the swap. */
  written: readonly Content[] | undefined;
}

type Dish = Pick<Recipe, 'ingredients' | 'allergens' | 'diets'>;

/** Finds the ingredients of a dish, with its chosen swaps, that the user avoids, and swaps that help. */
export function findDishWarnings(
  dish: Dish,
  swapped: ReadonlySet<number>,
  mine: MyDiet,
): DishWarnings {
  const lines = dish.ingredients.map((text, at) => toLine(text, at, swapped));
  const avoided = listConflicts(mine);
  const sentences = avoided.flatMap(
    (conflict) => toSentence(conflict, lines, isStated(dish, conflict)) ?? [],
  );
  return {
    sentences,
    offers: sentences.length > 0 ? lines.flatMap((line) => toOffer(line, avoided) ?? []) : [],
    isSolved: sentences.length === 0 && findDishConflicts(dish, mine).length > 0,
  };
}

/** Finds the conflicts of a line of a shopping list. */
export function findLineConflicts(texts: readonly string[], mine: MyDiet): Conflict[] {
  const contents = texts.flatMap((text) => findContents(text) ?? []);
  return listConflicts(mine).filter((conflict) => isIn(contents, conflict));
}

function toLine(text: string, at: number, swapped: ReadonlySet<number>): Line {
  const { name } = toIngredientLine(text);
  const choice = findSwapChoice(swapped, at);
  const swap = choice === undefined ? undefined : findSwap(name, toSwapKind(choice));
  const written = findContents(text);
  const contents = swap ? findContents(swap.name) : written;
  const original = toShortName(name);
  return { at, name, used: swap ? swap.plain : original, original, swap, contents, written };
}

/** "Unsalted butter (cold), cut into cubes" -> "unsalted butter". */
function toShortName(name: string): string {
  return toBareName(name).split(',')[0]?.trim() ?? '';
}

/** The author may correct the derived fields. A correction does not apply to a substitute. */
function toSentence(
  conflict: Conflict,
  lines: readonly Line[],
  isInDish: boolean | undefined,
): string | undefined {
  const causes = lines.filter(
    ({ contents, swap }) => isIn(contents, conflict) && (swap !== undefined || isInDish !== false),
  );
  const foods = [...new Set(causes.map(({ used }) => used))];
  if (foods.length > 0) return dietTexts.withFoods(toWords(conflict), foods);
  if (isInDish !== true) return undefined;
  // The dish states it, but no known food of a line explains it.
  const isUnexplained = !lines.some(({ written }) => isIn(written, conflict));
  if (isUnexplained || (isDiet(conflict) && lines.some(({ contents }) => !contents))) {
    return isDiet(conflict) ? dietTexts.perhapsNotDiet(conflict) : toWords(conflict);
  }
  return undefined;
}

function toWords(conflict: Conflict): string {
  return isDiet(conflict) ? dietTexts.notDiet(conflict) : dietTexts.contains([conflict]);
}

function toOffer(
  { at, name, contents, original }: Line,
  avoided: readonly Conflict[],
): SwapOffer | undefined {
  if (!avoided.some((one) => isIn(contents, one))) return undefined;
  const swap = findSwaps(name).find((one) => {
    const found = findContents(one.name);
    return found !== undefined && !avoided.some((conflict) => isIn(found, conflict));
  });
  return swap && { at, kind: swap.kind, substitute: swap.plain, original };
}

function isIn(contents: readonly Content[] | undefined, conflict: Conflict): boolean {
  const forbidden = isDiet(conflict) ? FORBIDDEN[conflict] : [conflict];
  return forbidden.some((one) => contents?.includes(one));
}
