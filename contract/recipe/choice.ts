import type { ChoiceParameter } from './choice-parameters.ts';
import { DIETS, type Diet } from './diet.ts';
import { toTotalMinutes } from './minutes.ts';
import type { Recipe } from './schema.ts';

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
/** `order` is the collection's order, or the best match first in a search. */
export const SORTS = ['order', 'time', 'name'] as const;
export type RecipeSort = (typeof SORTS)[number];

export interface RecipeChoice {
  /** Maximum minutes of prep and cook time. */
  maxMinutes?: number | undefined;
  difficulty?: (typeof DIFFICULTIES)[number] | undefined;
  diet?: Diet | undefined;
  tag?: string | undefined;
  sort?: RecipeSort | undefined;
}

/** Reads a query or an address. Invalid values become undefined. */
export function toRecipeChoice(
  read: (name: ChoiceParameter) => string | number | null | undefined,
): RecipeChoice {
  const text = (name: ChoiceParameter) => String(read(name) ?? '').trim();
  const find = <One extends string>(all: readonly One[], name: ChoiceParameter) =>
    all.find((one) => one.toLowerCase() === text(name).toLowerCase());
  const minutes = Math.trunc(Number(text('maxMinutes')));
  return {
    maxMinutes: minutes > 0 && Number.isSafeInteger(minutes) ? minutes : undefined,
    difficulty: find(DIFFICULTIES, 'difficulty'),
    diet: find(DIETS, 'diet'),
    tag: text('tag') || undefined,
    sort: find(SORTS, 'sort'),
  };
}

export function hasChoice({ maxMinutes, difficulty, diet, tag, sort }: RecipeChoice): boolean {
  return Boolean(maxMinutes ?? difficulty ?? diet ?? tag) || (sort ?? 'order') !== 'order';
}

/** Filters and sorts recipes. Server and device share this rule. */
export function filterRecipes(recipes: readonly Recipe[], choice: RecipeChoice): readonly Recipe[] {
  const matching = recipes.filter((recipe) => matchesChoice(recipe, choice));
  if (choice.sort === 'time') {
    return matching.toSorted((one, other) => toTotalMinutes(one) - toTotalMinutes(other));
  }
  if (choice.sort === 'name') {
    return matching.toSorted((one, other) =>
      one.recipe_name.localeCompare(other.recipe_name, 'en'),
    );
  }
  return matching;
}

function matchesChoice(
  recipe: Recipe,
  { maxMinutes, difficulty, diet, tag }: RecipeChoice,
): boolean {
  return (
    (maxMinutes === undefined || toTotalMinutes(recipe) <= maxMinutes) &&
    (difficulty === undefined || recipe.difficulty === difficulty) &&
    (diet === undefined || recipe.diets?.includes(diet) === true) &&
    (tag === undefined || recipe.tags.some((one) => one.toLowerCase() === tag.toLowerCase()))
  );
}
