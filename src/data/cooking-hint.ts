const KEY = 'simmer.cooking';

/**
 * A note beside the device's database that something is on the stove, so that the home page opens the database only
 * when there is something to find. It may be wrong: the session in the database is the truth.
 */
export function hasCookingHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage is refused in some private modes: then nothing is offered, and nothing breaks.
    return false;
  }
}

export function setCookingHint(isCooking: boolean): void {
  try {
    if (isCooking) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    return;
  }
}
