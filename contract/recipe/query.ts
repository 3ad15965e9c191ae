import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#contract/platform/limits.ts';
import { toClamped } from '#contract/platform/page-query.ts';
import { type RecipeChoice, toRecipeChoice } from './choice.ts';
import { CHOICE_PARAMETERS } from './choice-parameters.ts';

export interface RecipeQuery {
  /** Unchanged from the query, or undefined for all cuisines. */
  cuisine: string | undefined;
  q: string;
  choice: RecipeChoice;
  page: number;
  limit: number;
}

/** Larger than any collection needs, and small enough for an SQL offset. */
const LAST_PAGE = 1_000_000;

const PARAMETERS = ['cuisine', 'q', 'page', 'limit', ...CHOICE_PARAMETERS] as const;

/**
 * Parses the parameters; `read` returns the first value of each. Returns undefined without any parameter, which
 * requests the full list. Numbers out of range are clamped, invalid ones become the default.
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
