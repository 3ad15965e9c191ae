/** `cooking`: something is on the stove; `laid`: ingredients were ticked off; `outbox`: something waits to be sent. */
type Hint = 'cooking' | 'laid' | 'outbox';

/**
 * A note beside the device's database that there is something to find, so that a page opens the database (and loads its
 * code) only then. It may be wrong: what is in the database is the truth.
 */
export function hasHint(hint: Hint): boolean {
  try {
    return localStorage.getItem(toKey(hint)) !== null;
  } catch {
    // Storage is refused in some private modes: then nothing is offered, and nothing breaks.
    return false;
  }
}

export function setHint(hint: Hint, isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(toKey(hint), '1');
    else localStorage.removeItem(toKey(hint));
  } catch {
    return;
  }
}

function toKey(hint: Hint): string {
  return `simmer.${hint}`;
}
