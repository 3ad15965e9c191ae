/**
 * `cooking`: a cooking session runs. `laid`: ingredients are ticked off. `list`: a shopping list has something to buy.
 * `visitor-list`: one was made without an account. `cookbook`: the member has own recipes. `visitor-cookbook`: recipes
 * were written without an account. `outbox`: writes are queued. `timers`: a timer was started. `pending-sign-outs`: see
 * the file of that name.
 */
type Hint =
  | 'cooking'
  | 'laid'
  | 'list'
  | 'visitor-list'
  | 'cookbook'
  | 'visitor-cookbook'
  | 'outbox'
  | 'timers'
  | 'pending-sign-outs';

/**
 * Hint in local storage that the device's database has data, so that a page loads its code and opens it only then. A
 * hint may be wrong; the database is right.
 */
export function hasHint(hint: Hint): boolean {
  try {
    return localStorage.getItem(toKey(hint)) !== null;
  } catch {
    // Some private modes refuse storage. Nothing is then offered.
    return false;
  }
}

export function setHint(hint: Hint, isSet: boolean): void {
  // index.html also sets them before the first paint, so that the home page reserves space for their cards.
  if (hint === 'cooking' || hint === 'list' || hint === 'cookbook') {
    document.documentElement.classList.toggle(hint, isSet);
  }
  try {
    if (isSet) localStorage.setItem(toKey(hint), '1');
    else localStorage.removeItem(toKey(hint));
  } catch {
    return;
  }
}

const waiting = new Set<{ hints: readonly Hint[]; run: () => void }>();

/**
 * Runs `run` now if any of the hints is set, otherwise once the database turns out to have data: a killed browser loses
 * the hints of its last seconds. Returns a function that cancels it.
 */
export function whenHinted(hints: readonly Hint[], run: () => void): () => void {
  const one = { hints, run };
  if (hints.some(hasHint)) run();
  else waiting.add(one);
  return () => void waiting.delete(one);
}

export function confirmHint(hint: Hint): void {
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
