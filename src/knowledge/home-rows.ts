import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import { MOODS, type Mood } from '#contract/recipe/quick-start.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { isHeavy, toMoodOrder } from './mood-order.ts';

/** Twice the number that a wide window shows. */
const ROW_LENGTH = 8;
/** A day's row is chosen from this many best matches of the mood. */
const BEST_COUNT = 24;
export const QUICK_MINUTES = 30;

export interface HomeRow {
  mood: Mood;
  dishes: readonly Recipe[];
}

export interface HomeDishes {
  dishOfDay: Recipe | undefined;
  rows: readonly HomeRow[];
}

/**
 * Returns the day's dish and a row per mood, the same for everyone. No dish repeats or is already on the page. `day`
 * counts days since any date.
 */
export function toHomeDishes(
  recipes: readonly Recipe[],
  day: number,
  isOnPage: (recipe: Recipe) => boolean = () => false,
): HomeDishes {
  const others = recipes.filter((recipe) => !isOnPage(recipe));
  const dishOfDay = others[day % others.length];
  const shown = new Set([dishOfDay?._id]);
  const rows = MOODS.map((mood) => {
    const free = others.filter((one) => !shown.has(one._id) && fitsMood(one, mood));
    const best = toMoodOrder(free, mood).slice(0, BEST_COUNT);
    const dishes = mixCuisines(rotate(best, day * ROW_LENGTH)).slice(0, ROW_LENGTH);
    for (const { _id } of dishes) shown.add(_id);
    return { mood, dishes };
  });
  return { dishOfDay, rows: rows.filter(({ dishes }) => dishes.length > 0) };
}

function fitsMood(recipe: Recipe, mood: Mood): boolean {
  if (mood === 'healthy') return !isHeavy(recipe);
  return mood !== 'quick' || toTotalMinutes(recipe) <= QUICK_MINUTES;
}

function rotate(recipes: readonly Recipe[], by: number): Recipe[] {
  const at = recipes.length === 0 ? 0 : by % recipes.length;
  return [...recipes.slice(at), ...recipes.slice(0, at)];
}

/** Returns the first recipe of each cuisine, then the second of each, and so on. */
function mixCuisines(recipes: readonly Recipe[]): Recipe[] {
  const counts = new Map<string, number>();
  const rounds = recipes.map((recipe) => {
    const round = counts.get(recipe.cuisine) ?? 0;
    counts.set(recipe.cuisine, round + 1);
    return { recipe, round };
  });
  return rounds.toSorted((one, other) => one.round - other.round).map(({ recipe }) => recipe);
}
