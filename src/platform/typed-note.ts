import * as v from 'valibot';

const PREFIX = 'simmer.typed.';

/**
 * Stores a draft at once in local storage: the database is slower, and a reload in between would lose the last text.
 * `id` begins with the member's id. The copy is removed when the database has the same text.
 */
export function saveTyped(id: string, draft: object): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(draft));
  } catch {
    // Storage is full, or refused in some private modes. An outdated copy must not override the database.
    removeTyped(id);
  }
}

/** Returns the copy with this id if it is newer than `at`, the time of the database's draft. */
export function readTyped<Entry extends { at: number }>(
  id: string,
  schema: v.GenericSchema<unknown, Entry>,
  at: number,
): Entry | undefined {
  try {
    const noted = v.safeParse(
      v.pipe(v.string(), v.parseJson(), schema),
      localStorage.getItem(PREFIX + id),
    );
    return noted.success && noted.output.at > at ? noted.output : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the copy after the draft was stored, sent or discarded. With `at`, removes it only if it is not newer. */
export function removeTyped(id: string, at = Number.POSITIVE_INFINITY): void {
  try {
    if (at < Number.POSITIVE_INFINITY && readTyped(id, Noted, at)) return;
    localStorage.removeItem(PREFIX + id);
  } catch {
    return;
  }
}

const Noted = v.object({ at: v.number() });
