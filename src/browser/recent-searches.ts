import * as v from 'valibot';

const KEY = 'simmer.searches';
const MOST = 6;
const Searches = v.array(v.string());

/** What was searched for on this device, the latest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return v.is(Searches, stored) ? stored : [];
  } catch {
    // Storage is refused in some private modes, and what lies there may be anything.
    return [];
  }
}

/** Puts a search on top. What it grew out of goes: "pho" once "pho bo" was meant. */
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
