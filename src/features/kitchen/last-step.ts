import * as v from 'valibot';

const KEY = 'simmer.last-step';
const LastStep = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)), v.number()]),
);

/**
 * Notes the step of a session at once: the database takes a moment, and a page that is loaded anew within it would be a
 * step behind. `now` in milliseconds.
 */
export function saveLastStep(sessionId: string, step: number, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([sessionId, step, now]));
  } catch {
    // Refused in some private modes: then the database alone knows.
    return;
  }
}

/** The step of this session where it is newer than what the database knew at `updatedAt`. */
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
 * Where a cook of this recipe stands by the note alone: all there is on a device that refuses sessions. Nothing older than
 * `maxAge` milliseconds.
 */
export function readPlace(
  recipeId: string,
  maxAge: number,
  now = Date.now(),
): { id: string; step: number } | undefined {
  const [id, step, at] = readNote() ?? [];
  if (id === undefined || step === undefined || at === undefined) return undefined;
  return id.startsWith(`${recipeId}@`) && now - at < maxAge ? { id, step } : undefined;
}

/** Forgets the step of a session that is over, and of no other. */
export function removeLastStep(sessionId: string): void {
  if (readNote()?.[0] !== sessionId) return;
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** Hears of the steps of this session that other tabs take. */
export function followLastStep(sessionId: string, tell: (step: number) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    const step = readLastStep(sessionId, 0);
    if (step !== undefined) tell(step);
  };
  globalThis.addEventListener('storage', hear);
  return () => globalThis.removeEventListener('storage', hear);
}
