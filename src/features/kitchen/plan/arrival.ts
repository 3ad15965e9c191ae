import * as v from 'valibot';
import { readNote, saveNote } from '../../../browser/notes.ts';

/** A cook who was gone for longer may have done anything. */
const STILL_THERE_MS = 5 * 60_000;

/** The step that a cook is at, since when, and when that was last known. */
const Arrival = v.object({
  recipeId: v.string(),
  step: v.number(),
  since: v.number(),
  seenAt: v.number(),
});

/** Since when the cook is at this step: from now on, or longer where the page was only loaded anew or killed in between. */
export function readArrival(recipeId: string, step: number, now: number): number {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Arrival), readNote('at-step'));
  if (!parsed.success) return now;
  const { since, seenAt, ...at } = parsed.output;
  const isHere = at.recipeId === recipeId && at.step === step;
  return isHere && now - seenAt < STILL_THERE_MS ? Math.min(since, now) : now;
}

export function saveArrival(arrival: v.InferOutput<typeof Arrival>): void {
  saveNote('at-step', JSON.stringify(arrival));
}
