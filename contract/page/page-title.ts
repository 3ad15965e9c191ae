import { toWholeLetters } from '../whole-letters.ts';

export function toPageTitle(name: string): string {
  return `${name} · Simmer`;
}

export function toSearchTitle(q: string): string {
  const text = toWholeLetters(q.trim(), 60);
  return text === '' ? 'Search' : `Search: ${text}`;
}
