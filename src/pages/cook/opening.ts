import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { RESUMABLE_MS } from '#contract/platform/limits.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { isAsWritten, loadPortions } from '#domain/recipe/preparation.ts';
import { recipeQuery } from '#domain/recipe/queries.ts';
import { toPreparation } from '#knowledge/preparation.ts';
import {
  hasSession,
  readFinished,
  readSession,
  readSessions,
  saveStep,
  startSession,
} from '#offline/recipes/cooking-session.ts';
import type { CookingSession } from '#offline/recipes/session-rows.ts';
import { setHint } from '#platform/hints.ts';
import { readLastStep, readNotedSession } from './last-step.ts';

/** A session when the cooking view opens. `isKept` is false if the device refuses to store it. */
export interface Opening {
  session: CookingSession;
  isKept: boolean;
  /** End of a finished session, in milliseconds since 1970. */
  finishedAt?: number;
  /** The other unfinished dishes, most recent first. */
  others: readonly Pick<Recipe, '_id' | 'title'>[];
}

type Opened = Omit<Opening, 'others'>;

/**
 * Resumes the recipe's unfinished session, or starts one with the recipe's current version. If `done` names a finished
 * session, shows its end instead. Runs once per visit.
 */
export const cookingQuery = (recipeId: string, done?: string) =>
  queryOptions({
    queryKey: ['cooking', 'session', recipeId, done],
    queryFn: async ({ client }): Promise<Opening> => {
      const others = (await readSessions())
        .filter((one) => one.recipeId !== recipeId)
        .map(({ recipe: { _id, title } }) => ({ _id, title }));
      return { ...(await open(client, recipeId, done)), others };
    },
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

async function open(client: QueryClient, recipeId: string, done?: string): Promise<Opened> {
  void client.prefetchQuery(recipeQuery(recipeId));
  const finished = done === undefined ? undefined : await readFinished(done, recipeId);
  if (finished) return { session: finished, isKept: true, finishedAt: finished.updatedAt };
  const unfinished = await readSession(recipeId);
  if (unfinished) return resume(unfinished);
  const { value } = await client.fetchQuery(recipeQuery(recipeId));
  const session = await startSession(value);
  setHint('cooking', true);
  await bringScales(session);
  // Read back to verify that the device has stored it.
  const kept = await readSession(recipeId);
  return resumeFromNote(session, kept?.id === session.id);
}

async function resume(session: CookingSession): Promise<Opened> {
  await bringScales(session);
  const step = readLastStep(session.id, session.updatedAt);
  if (step === undefined) return { session, isKept: true };
  return { session: { ...session, step }, isKept: await saveStep(session.id, step) };
}

/** Continues at the saved step of an earlier session that the device refused to store. */
async function resumeFromNote(session: CookingSession, isKept: boolean): Promise<Opened> {
  const place = readNotedSession(session.recipeId, RESUMABLE_MS);
  const step = Math.min(place?.step ?? 1, session.recipe.instructions.length);
  if (!isKept) return { session: { ...session, id: place?.id ?? session.id, step }, isKept };
  if (place === undefined || (await hasSession(place.id))) return { session, isKept };
  return { session: { ...session, step }, isKept: await saveStep(session.id, step) };
}

/** Loads the portion rules before the first step renders, so that no amount changes on screen. */
async function bringScales(session: CookingSession): Promise<void> {
  if (!isAsWritten(toPreparation(session))) {
    await ignoreError(loadPortions(), 'the steps load it again');
  }
}
