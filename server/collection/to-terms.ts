import { SEARCH_FIELDS, type SearchField, toRecipeWords } from '../../contract/recipe-search.ts';

const LETTER: Record<SearchField, string> = { name: 'A', kind: 'B', ingredient: 'C', story: 'D' };
/** The highest position in a tsvector. */
const LAST_PLACE = 16_383;

/**
 * The words of a dish as a tsvector literal: `'pho':1A 'soup':3B`. Words hold only letters and digits, so none needs an
 * escape.
 */
export function toTerms(dish: Parameters<typeof toRecipeWords>[0]): string {
  const places = new Map<string, string[]>();
  let at = 0;
  const words = toRecipeWords(dish);
  for (const field of SEARCH_FIELDS) {
    for (const word of words[field]) {
      at = Math.min(at + 1, LAST_PLACE);
      const place = `${at}${LETTER[field]}`;
      places.set(word, [...(places.get(word) ?? []), place]);
    }
  }
  return [...places].map(([word, where]) => `'${word}':${where.join()}`).join(' ');
}
