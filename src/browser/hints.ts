/**
 * `cooking`: something is on the stove; `laid`: ingredients were ticked off; `outbox`: something waits to be sent; `timers`:
 * one was started; `pending-sign-outs`: see the file of that name.
 */
type Hint = 'cooking' | 'laid' | 'outbox' | 'timers' | 'pending-sign-outs';

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
  // Also set before the first paint (index.html), so that home reserves the place of the card.
  if (hint === 'cooking') document.documentElement.classList.toggle('cooking', isSo);
  try {
    if (isSo) localStorage.setItem(toKey(hint), '1');
    else localStorage.removeItem(toKey(hint));
  } catch {
    return;
  }
}

const waiting = new Set<{ hints: readonly Hint[]; run: () => void }>();

/**
 * Does it now where there is a note of any of them, else once the device turns out to have something after all: a browser that is
 * killed loses what it had noted in its last seconds. Returns how to wait no longer.
 */
export function whenHinted(hints: readonly Hint[], run: () => void): () => void {
  const one = { hints, run };
  if (hints.some(hasHint)) run();
  else waiting.add(one);
  return () => void waiting.delete(one);
}

/** The device was looked at, and has something of this kind. */
export function noteFound(hint: Hint): void {
  setHint(hint, true);
  for (const one of waiting) {
    if (!one.hints.includes(hint)) continue;
    waiting.delete(one);
    one.run();
  }
}

function toKey(hint: Hint): string {
  return `simmer.${hint}`;
}
