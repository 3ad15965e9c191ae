import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { setHint } from '../../browser/hints.ts';
import { BrokenFailure, OfflineFailure } from '../../data/failures.ts';
import { isAsWritten, loadPortions, usePreparation } from '../../data/preparation.ts';
import { recipeQuery } from '../../data/recipes.ts';
import { toPreparation } from '../../knowledge/preparation.ts';
import { isOffline } from '../../offline/network/answer.ts';
import type { CookingSession } from '../../offline/recipes/cooking-session.ts';
import {
  followLastStep,
  readLastStep,
  readPlace,
  removeLastStep,
  saveLastStep,
} from './last-step.ts';

/** How often a cook who stays on one page is told whether the server can be reached. */
const LOOK_AGAIN_MS = 30_000;

/** The device's store loads with the first cooking question: it stays out of the pages that only browse. */
const store = () => import('../../offline/recipes/cooking-session.ts');
type Store = Awaited<ReturnType<typeof store>>;

/** A session as the cook comes to it. `isKept` is false where the device refuses to store it. */
export interface Opening {
  session: CookingSession;
  isKept: boolean;
}

/** Resumes the recipe's unfinished session at once, or starts one with the recipe as it now is. Asked once per visit. */
export const cookingQuery = (recipeId: string) =>
  queryOptions({
    queryKey: ['cooking', 'session', recipeId],
    queryFn: async ({ client }): Promise<Opening> => {
      void client.prefetchQuery(recipeQuery(recipeId));
      const { RESUMABLE_MS, readSession, saveStep, startSession } = await store();
      const unfinished = await readSession(recipeId);
      if (unfinished) {
        await bringScales(unfinished);
        const step = readLastStep(unfinished.id, unfinished.updatedAt);
        if (step === undefined) return { session: unfinished, isKept: true };
        const isKept = await saveStep(unfinished.id, step);
        return { session: { ...unfinished, step }, isKept };
      }
      const { value } = await client.fetchQuery(recipeQuery(recipeId));
      const session = await startSession(value);
      setHint('cooking', true);
      await bringScales(session);
      // Read back: only then is it true that the device keeps it.
      const kept = await readSession(recipeId);
      if (kept?.id === session.id) return { session, isKept: true };
      const place = readPlace(recipeId, RESUMABLE_MS);
      const step = Math.min(place?.step ?? 1, session.recipe.instructions.length);
      return { session: { ...session, id: place?.id ?? session.id, step }, isKept: false };
    },
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Before the first step is shown, so that no amount changes under the cook's eyes. */
async function bringScales(session: CookingSession): Promise<void> {
  if (!isAsWritten(toPreparation(session))) await loadPortions().catch(() => undefined);
}

/** One cooking from here to its end: what is on screen changes at once, and every change is written to the device. */
export function useCooking({ session, isKept }: Opening) {
  const { id, recipe } = session;
  const count = recipe.instructions.length;
  const { preparation, change } = usePreparation(() => toPreparation(session));
  const [step, setStep] = useState(session.step);
  const [finishedAt, setFinishedAt] = useState<number>();
  const [kept, setKept] = useState(isKept);
  const [isOver, setIsOver] = useState(false);
  const shown = useRef(session.step);

  const save = useCallback(
    (writeTo: (store: Store) => Promise<boolean>) => {
      const write = async () => {
        const device = await store();
        const isWritten = await writeTo(device);
        // Brought to its end in another window: that is no fault of the device.
        if (!isWritten) setIsOver(await device.readIsOver(id));
        setKept(isWritten);
      };
      afterPaint(() => void write().catch(() => setKept(false)));
    },
    [id],
  );

  const goTo = useCallback(
    (wanted: number) => {
      const next = Math.min(Math.max(1, wanted), count);
      if (next === shown.current) return;
      shown.current = next;
      setStep(next);
      saveLastStep(id, next);
      save(({ saveStep }) => saveStep(id, next));
    },
    [count, id, save],
  );

  // Two tabs at one stove: the last step taken counts in both. The tab that took it has written it down.
  useEffect(
    () =>
      followLastStep(id, (taken) => {
        shown.current = Math.min(taken, count);
        setStep(shown.current);
      }),
    [id, count],
  );

  const tick = useCallback(
    (ingredient: number, isTicked: boolean) => {
      change({ type: 'tick', ingredient, isTicked });
      save(({ saveTick }) => saveTick(id, ingredient, isTicked));
    },
    [change, id, save],
  );

  const finish = useCallback(() => {
    setFinishedAt(Date.now());
    removeLastStep(id);
    save(({ finishSession }) => finishSession(id));
  }, [id, save]);

  return {
    recipe,
    preparation,
    step,
    count,
    isKept: kept,
    isOver,
    finishedAt,
    goTo,
    tick,
    finish,
  };
}

/** Whether the server cannot be reached, by its last answer: the browser's own word for it is only a reason to ask. */
export function useIsOffline(recipeId: string): boolean {
  const { data, error, refetch } = useQuery({
    ...recipeQuery(recipeId),
    refetchInterval: LOOK_AGAIN_MS,
  });
  useEffect(() => {
    const ask = () => void refetch();
    globalThis.addEventListener('offline', ask);
    return () => globalThis.removeEventListener('offline', ask);
  }, [refetch]);
  const failed = error instanceof OfflineFailure || error instanceof BrokenFailure;
  return failed || (data !== undefined && isOffline(data));
}
