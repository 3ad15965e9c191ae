import { toWholeLetters } from '../whole-letters.ts';

/** Title of a page, in the served HTML and while the app runs: "Pho Bo · Simmer". */
export function toPageTitle(name: string): string {
  return `${name} · Simmer`;
}

/** Title of a search page: "Search: pho bo". */
export function toSearchTitle(q: string): string {
  const text = toWholeLetters(q.trim(), 60);
  return text === '' ? 'Search' : `Search: ${text}`;
}
