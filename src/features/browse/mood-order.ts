import type { Mood } from '../../../contract/quick-start.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import { findSwap } from '../../../contract/substitutions.ts';
import { toIngredientLine } from '../../knowledge/ingredient-line.ts';
import { toWholeMinutes } from './time-filter.ts';

type Rated = Pick<
  Recipe,
  'tags' | 'spiceLevel' | 'difficulty' | 'ingredients' | 'prepTime' | 'cookTime'
>;

/** The rule of each mood, in the words that the page says beside the list. */
export const MOOD_RULES: Readonly<Record<Mood, string>> = {
  comfort: 'Comfort: mild, slow and cosy dishes come first.',
  healthy: 'Healthy: fresh and green dishes come first, then those with ingredients to swap.',
  quick: 'Quick: the fewest minutes come first.',
  adventure: 'Adventure: the hottest and most demanding dishes come first.',
};

const COSY = /comfort|soup|creamy|slow|one p|baked|baking|clay pot|curry|sunday|stew/i;
const FRESH = /salad|veg|summer|fresh|no oven|no cooking|grill|seafood|soup|light/i;
const NEW = /street|spicy|party|project|clay pot|seafood|mezze/i;
const HEAT: Readonly<Record<string, number>> = { Mild: 1, Medium: 2, Hot: 4 };
const SKILL: Readonly<Record<string, number>> = { Medium: 1, Hard: 2 };
const DAY = 24 * 60;

const RATINGS: Readonly<Record<Mood, (recipe: Rated) => number>> = {
  comfort: (recipe) =>
    2 * countTags(recipe, COSY) +
    Math.min(2, Math.floor(toWholeMinutes(recipe) / 60)) -
    toHeat(recipe),
  healthy: (recipe) =>
    3 * countTags(recipe, FRESH) + Math.min(2, recipe.ingredients.filter(canBeSwapped).length),
  quick: (recipe) => -toWholeMinutes(recipe) / DAY,
  adventure: (recipe) => toHeat(recipe) + (SKILL[recipe.difficulty] ?? 0) + countTags(recipe, NEW),
};

/** The same recipes, best for the mood first; equals keep the collection's own order. */
export function toMoodOrder<One extends Rated>(recipes: readonly One[], mood: Mood): One[] {
  const rate = RATINGS[mood];
  return recipes.toSorted((one, other) => rate(other) - rate(one));
}

/** As the recipe page's Health-Conscious view offers it. */
function canBeSwapped(ingredient: string): boolean {
  return findSwap(toIngredientLine(ingredient).name) !== undefined;
}

function countTags({ tags }: Rated, wanted: RegExp): number {
  return tags.filter((tag) => wanted.test(tag)).length;
}

function toHeat({ spiceLevel }: Rated): number {
  return HEAT[spiceLevel] ?? 0;
}
