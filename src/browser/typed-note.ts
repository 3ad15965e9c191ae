import * as v from 'valibot';

const PREFIX = 'simmer.typed.';

/**
 * Notes a draft at once: the database takes a moment, and a page that is loaded anew within it would lose what was typed
 * last. `id` begins with the member's; the note goes as soon as the database has as much.
 */
export function saveTyped(id: string, draft: object): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(draft));
  } catch {
    // No room, or refused in some private modes: an older note must not stand for what the database has.
    removeTyped(id);
  }
}

/** What was noted under this id and is newer than what the database knew at `at`. */
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

/** The draft is kept, sent or not wanted; with `at`, only a note from then or before. */
export function removeTyped(id: string, at = Number.POSITIVE_INFINITY): void {
  try {
    if (at < Number.POSITIVE_INFINITY && readTyped(id, Noted, at)) return;
    localStorage.removeItem(PREFIX + id);
  } catch {
    return;
  }
}

const Noted = v.object({ at: v.number() });
