import { findFoods } from '#contract/food/find-foods.ts';
import type { Food } from '#contract/food/food.ts';
import { findFood, isKindOf } from '#contract/food/foods.ts';
import { readLine } from './read-line.ts';

interface Dish {
  ingredients: readonly string[];
}

/** A food that a dish needs. An alternative can replace it: "butter or margarine". */
interface Needed {
  food: Food;
  alternatives: readonly Food[];
  /** Index of the first ingredient line that needs it. */
  line: number;
}

/** A dish with the number of its foods that are at hand, and the missing ones. */
export interface Cookable<D> {
  dish: D;
  /** Number of needed foods that are at hand. */
  have: number;
  /** Number of needed foods. */
  of: number;
  /** The missing foods, with the index of the ingredient line that needs each. */
  missing: readonly { food: Food; line: number }[];
}

/** Every kitchen has it. */
const NEVER_MISSING = new Set(['water']);

const known = new WeakMap<object, readonly Needed[]>();

/**
 * Lists the dishes that use at least one of the named foods, those with the largest share of their foods at hand first.
 * Red onions count as onions, but not the reverse. Foods of `atHome` count too, but a dish needs a named food as well.
 */
export function listCookable<D extends Dish>(
  dishes: readonly D[],
  named: readonly string[],
  atHome: readonly string[],
): Cookable<D>[] {
  const hands = toFoods(named);
  const home = toFoods(atHome);
  return dishes
    .flatMap((dish) => {
      const needed = listNeeded(dish);
      const isNamed = needed.map((one) => covers(hands, one));
      if (!isNamed.includes(true)) return [];
      const missing = needed.filter((one, at) => !isNamed[at] && !covers(home, one));
      return {
        dish,
        have: needed.length - missing.length,
        of: needed.length,
        missing: missing.map(({ food, line }) => ({ food, line })),
      };
    })
    .toSorted((one, other) => other.have / other.of - one.have / one.of || other.of - one.of);
}

function covers(foods: readonly Food[], { food, alternatives }: Needed): boolean {
  return [food, ...alternatives].some((wanted) => foods.some((one) => isKindOf(one, wanted)));
}

/** The foods of a dish, each once. Lines without a known food are left out. */
function listNeeded(dish: Dish): readonly Needed[] {
  const found = known.get(dish);
  if (found) return found;
  const needed: Needed[] = [];
  const seen = new Set<string>();
  for (const [line, text] of dish.ingredients.entries()) {
    const { food } = readLine(text);
    if (!food || seen.has(food.id) || NEVER_MISSING.has(food.id)) continue;
    seen.add(food.id);
    needed.push({ food, alternatives: listAlternatives(text), line });
  }
  known.set(dish, needed);
  return needed;
}

/** The first food after each "or". */
function listAlternatives(text: string): Food[] {
  const [, ...alternatives] = text.split(/,?\s+or\s+/i);
  return alternatives.flatMap((one) => findFoods(one).slice(0, 1)).map(({ food }) => food);
}

function toFoods(ids: readonly string[]): Food[] {
  return ids.flatMap((id) => findFood(id) ?? []);
}
