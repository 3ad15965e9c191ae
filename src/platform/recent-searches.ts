import * as v from 'valibot';

const KEY = 'simmer.searches';
const MOST = 6;
const Searches = v.array(v.string());

export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return v.is(Searches, stored) ? stored : [];
  } catch {
    // Some private modes refuse storage, and the stored text may be invalid.
    return [];
  }
}

/** Puts a search first. Removes searches that it extends: "pho" when "pho bo" is saved. */
export function saveRecentSearch(typed: string): void {
  const text = typed.trim();
  if (text === '') return;
  const others = readRecentSearches().filter(
    (other) => !text.toLowerCase().startsWith(other.toLowerCase()),
  );
  write(JSON.stringify([text, ...others].slice(0, MOST)));
}

export function removeRecentSearches(): void {
  write(null);
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    return;
  }
}
