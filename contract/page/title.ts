import { truncate } from '#contract/platform/truncate.ts';
import * as pageTexts from '#texts/page.ts';

/** The title of a page in the browser: its name and the name of the app. */
export function toPageTitle(name: string): string {
  return `${name} · Simmer`;
}

export function toSearchTitle(q: string): string {
  return pageTexts.searchTitle(truncate(q.trim(), 60));
}
