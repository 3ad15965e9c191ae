import { truncate } from '#contract/platform/truncate.ts';

export function toPageTitle(name: string): string {
  return `${name} · Simmer`;
}

export function toSearchTitle(q: string): string {
  const text = truncate(q.trim(), 60);
  return text === '' ? 'Search' : `Search: ${text}`;
}
