import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits.ts';
import { toClamped } from '../page-query.ts';
import { CHOICE_PARAMETERS } from './choice-parameters.ts';
import { type RecipeChoice, toRecipeChoice } from './recipe-choice.ts';

export interface RecipeQuery {
  /** As it was given, or undefined for all of them. */
  cuisine: string | undefined;
  q: string;
  choice: RecipeChoice;
  page: number;
  limit: number;
}

/** No collection has more pages, and an offset stays a number that SQL can count with. */
const LAST_PAGE = 1_000_000;

const PARAMETERS = ['cuisine', 'q', 'page', 'limit', ...CHOICE_PARAMETERS] as const;

/**
 * Reads the parameters, of which `read` gives the first value; undefined where none is there and the bare list is asked
 * for. Numbers out of range are clamped, what is no number is the usual one.
 */
export function toRecipeQuery(
  read: (name: (typeof PARAMETERS)[number]) => string | null | undefined,
): RecipeQuery | undefined {
  if (PARAMETERS.every((name) => (read(name) ?? undefined) === undefined)) return undefined;
  const cuisine = (read('cuisine') ?? '').trim();
  return {
    cuisine: cuisine === '' || cuisine.toLowerCase() === 'all' ? undefined : cuisine,
    q: (read('q') ?? '').trim(),
    choice: toRecipeChoice(read),
    page: toClamped(read('page'), 1, LAST_PAGE),
    limit: toClamped(read('limit'), PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX),
  };
}
