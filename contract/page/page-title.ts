import { toWholeLetters } from '../whole-letters.ts';

/** "Pho Bo · Simmer": the title of a page, in the served HTML and while the app runs. */
export function toPageTitle(name: string): string {
  return `${name} · Simmer`;
}

/** What the page of a search is called: "Search: pho bo". */
export function toSearchTitle(q: string): string {
  const text = toWholeLetters(q.trim(), 60);
  return text === '' ? 'Search' : `Search: ${text}`;
}
