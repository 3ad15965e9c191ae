import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import type { Mood } from '#contract/recipe/quick-start.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { findReplaceable } from '#contract/recipe/substitutions.ts';
import { toIngredientLine } from './ingredient-line.ts';

type Rated = Pick<
  Recipe,
  | 'title'
  | 'subtitle'
  | 'tags'
  | 'spiceLevel'
  | 'difficulty'
  | 'ingredients'
  | 'prepTime'
  | 'cookTime'
>;

const COSY = /comfort|soup|slow|one p|baked|curry|stew/i;
const COLD = /salad|dip|sweet|no cooking|mezze/i;
const FRESH = /salad|veg|summer|no cooking|grill|seafood|soup/i;
const NEW = /street|finger|project|seafood|mezze/i;
const HEAVY = /fried|sweet|bread|cake|pizza|pork|sandwich/i;
const FRIED = /\bfr(?:y|ied|ies|itters?)\b|deep-fr|bacon|melted|creamy|battered/i;
const RICH =
  /^(?:\w+ )?(?:provolone|halloumi|mozzarella|cheddar|gruyère|gouda|emmental|raclette|camembert|brie|cheese|paneer|cream|butter|lard|bacon|sausages?|pork|salt pork)\b(?! beans?)/i;
const HEAT: Readonly<Record<string, number>> = { Mild: 1, Medium: 2, Hot: 4 };
const SKILL: Readonly<Record<string, number>> = { Medium: 1, Hard: 2 };
const DAY = 24 * 60;

const RATINGS: Readonly<Record<Mood, (recipe: Rated) => number>> = {
  comfort: (recipe) =>
    2 * countTags(recipe, COSY) + toSlowness(recipe) - 2 * countTags(recipe, COLD) - toHeat(recipe),
  healthy: (recipe) =>
    3 * countTags(recipe, FRESH) -
    4 * countTags(recipe, HEAVY) -
    (isFriedOrRich(recipe) ? 8 : 0) +
    Math.min(2, recipe.ingredients.filter(canBeSwapped).length),
  quick: (recipe) => -toTotalMinutes(recipe) / DAY,
  adventure: (recipe) => toHeat(recipe) + (SKILL[recipe.difficulty] ?? 0) + countTags(recipe, NEW),
};

/** Sorts recipes by how well they fit the mood. Equal ones keep their order. */
export function toMoodOrder<One extends Rated>(recipes: readonly One[], mood: Mood): One[] {
  const rated = recipes.map((recipe) => ({ recipe, rating: RATINGS[mood](recipe) }));
  return rated.toSorted((one, other) => other.rating - one.rating).map(({ recipe }) => recipe);
}

/** Returns true for a heavy dish. Light tags do not outweigh it: fried cheese can be vegetarian and grilled. */
export function isHeavy(recipe: Rated): boolean {
  return countTags(recipe, HEAVY) > 0 || isFriedOrRich(recipe);
}

function isFriedOrRich({ title, subtitle, ingredients }: Rated): boolean {
  const [main = ''] = ingredients;
  return FRIED.test(`${title} ${subtitle}`) || RICH.test(toIngredientLine(main).name);
}

/** Same rule as the recipe page's Health-Conscious view. */
function canBeSwapped(ingredient: string): boolean {
  return findReplaceable(toIngredientLine(ingredient).name) !== undefined;
}

function countTags({ tags }: Rated, wanted: RegExp): number {
  return tags.filter((tag) => wanted.test(tag)).length;
}

/** A long soak does not make a cold dish cosy. */
function toSlowness(recipe: Rated): number {
  if (countTags(recipe, COLD) > 0) return 0;
  return Math.min(2, Math.floor(toTotalMinutes(recipe) / 60));
}

function toHeat({ spiceLevel }: Rated): number {
  return HEAT[spiceLevel] ?? 0;
}
