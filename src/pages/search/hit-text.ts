import { truncateWithEllipsis } from '#contract/platform/truncate.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { withSynonyms } from '#contract/search/meaning.ts';
import { toParts } from '#contract/search/word-parts.ts';
import * as searchTexts from '#texts/search.ts';
import type { Hit } from './use-search.ts';

/** A piece of text; `isHit` marks a matched word. */
export interface Run {
  text: string;
  isHit: boolean;
}

const WORDS = /([\p{L}\p{N}\p{M}'’]+)/u;

/** Splits a text at the borders of the matched words. */
export function toRuns(text: string, isMeant: Hit['isMeant']): Run[] {
  return text
    .split(WORDS)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isHit: withSynonyms(piece).flatMap(toParts).some(isMeant) }));
}

type Origin = Pick<Recipe, 'cuisine' | 'region'>;
type SearchedRecipe = Origin & Pick<Recipe, 'title' | 'subtitle' | 'tags' | 'ingredients'>;

/** For example "Vietnamese · Hanoi". */
export function toOrigin({ cuisine, region }: Origin): string {
  return region ? `${cuisine} · ${region}` : cuisine;
}

/** Maximum number of ingredients named as the reason. */
const MOST_INGREDIENTS = 3;

/** The tags or ingredients that match, if title and origin do not show the match already; else the subtitle. */
export function toReason(recipe: SearchedRecipe, isMeant: Hit['isMeant']): string {
  const shownWords = new Set(withSynonyms(`${recipe.title} ${toOrigin(recipe)}`).flatMap(toParts));
  const hasUnshown = (text: string) =>
    withSynonyms(text)
      .flatMap(toParts)
      .some((word) => isMeant(word) && !shownWords.has(word));
  if (recipe.tags.some(hasUnshown)) return recipe.tags.join(' · ');
  const ingredients = recipe.ingredients.map(toName).filter(hasUnshown).slice(0, MOST_INGREDIENTS);
  return ingredients.length > 0
    ? searchTexts.withIngredients(ingredients.join(', '))
    : recipe.subtitle;
}

/** "Prawns" of "Prawns | 300 g"; other forms unchanged. */
function toName(ingredient: string): string {
  return ingredient.split('|')[0]?.trim() ?? '';
}

/** Maximum length of a snippet in characters. */
const SNIPPET = 120;

/** A post's text from a little before the first match. */
export function toSnippet(text: string, isMeant: Hit['isMeant']): string {
  const runs = toRuns(text.replace(/\s+/g, ' ').trim(), isMeant);
  const first = runs.findIndex(({ isHit }) => isHit);
  const from = Math.max(0, first - 8);
  const snippet = runs
    .slice(from)
    .map((run) => run.text)
    .join('')
    .trimStart();
  return `${from > 0 ? '…' : ''}${truncateWithEllipsis(snippet, SNIPPET)}`;
}
