import * as v from 'valibot';

const KEY = 'simmer.last-step';
const LastStep = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)), v.number()]),
);

/**
 * Saves the step of a session synchronously: the database write takes a moment, and a page reloaded in between would be
 * a step behind. `now` is in milliseconds since 1970.
 */
export function saveLastStep(sessionId: string, step: number, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([sessionId, step, now]));
  } catch {
    // Some private modes refuse; then only the database has the step.
    return;
  }
}

/** The step of this session if it was saved after `updatedAt` (milliseconds since 1970). */
export function readLastStep(sessionId: string, updatedAt: number): number | undefined {
  const [id, step, at = 0] = readNote() ?? [];
  return id === sessionId && at > updatedAt ? step : undefined;
}

function readNote(): v.InferOutput<typeof LastStep> | undefined {
  try {
    const noted = v.safeParse(LastStep, localStorage.getItem(KEY));
    return noted.success ? noted.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The session and step of a recipe from local storage only, for devices that refuse to store sessions. Ignores entries
 * older than `maxAge` milliseconds.
 */
export function readNotedSession(
  recipeId: string,
  maxAge: number,
  now = Date.now(),
): { id: string; step: number } | undefined {
  const [id, step, at] = readNote() ?? [];
  if (id === undefined || step === undefined || at === undefined) return undefined;
  return id.startsWith(`${recipeId}@`) && now - at < maxAge ? { id, step } : undefined;
}

/** Removes the step of a finished session, unless another session has replaced it. */
export function removeLastStep(sessionId: string): void {
  if (readNote()?.[0] !== sessionId) return;
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** Calls `onStep` with each step of this session that another tab takes. Returns the unsubscribe function. */
export function followLastStep(sessionId: string, onStep: (step: number) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    const step = readLastStep(sessionId, 0);
    if (step !== undefined) onStep(step);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}
