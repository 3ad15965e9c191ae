import * as v from 'valibot';
import { readNote, saveNote } from '#platform/notes.ts';

/** After a longer absence the saved arrival is ignored. */
const STILL_THERE_MS = 5 * 60_000;

const Arrival = v.object({
  recipeId: v.string(),
  step: v.number(),
  since: v.number(),
  seenAt: v.number(),
});

/** When the cook arrived at this step: `now`, or earlier if the page was reloaded or killed in between. */
export function readArrival(recipeId: string, step: number, now: number): number {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Arrival), readNote('at-step'));
  if (!parsed.success) return now;
  const { since, seenAt, ...at } = parsed.output;
  const isSameStep = at.recipeId === recipeId && at.step === step;
  return isSameStep && now - seenAt < STILL_THERE_MS ? Math.min(since, now) : now;
}

export function saveArrival(arrival: v.InferOutput<typeof Arrival>): void {
  saveNote('at-step', JSON.stringify(arrival));
}
