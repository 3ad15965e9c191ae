import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePreparation } from '#domain/recipe/preparation.ts';
import { recipeQuery } from '#domain/recipe/queries.ts';
import { toPreparation } from '#knowledge/preparation.ts';
import { isOffline } from '#offline/network/answer.ts';
import {
  finishSession,
  readIsOver,
  reopenSession,
  saveStep,
  saveTick,
} from '#offline/recipes/cooking-session.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { BrokenFailure, OfflineFailure } from '#platform/network/failures.ts';
import { followLastStep, removeLastStep, saveLastStep } from './last-step.ts';
import type { Opening } from './opening.ts';

/** Poll interval for the offline badge while the cook stays on one page. */
const LOOK_AGAIN_MS = 30_000;

/** State of a cooking session. Changes render at once and are then written to the device. */
export function useCooking({ session, isKept, finishedAt: endedAt }: Opening) {
  const { id, recipe } = session;
  const count = recipe.instructions.length;
  const { preparation, change } = usePreparation(() => toPreparation(session));
  const [step, setStep] = useState(session.step);
  const [finishedAt, setFinishedAt] = useState(endedAt);
  const [kept, setKept] = useState(isKept);
  const [isOver, setIsOver] = useState(false);
  const shown = useRef(session.step);

  const save = useCallback(
    (store: () => Promise<boolean>) => {
      const write = async () => {
        const isWritten = await store();
        // Writing also fails if another window has finished the session, which is not a storage failure.
        if (!isWritten) setIsOver(await readIsOver(id));
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
      save(() => saveStep(id, next));
    },
    [count, id, save],
  );

  // Two tabs may cook the same dish: the last step taken counts in both. The other tab has already saved it.
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
      save(() => saveTick(id, ingredient, isTicked));
    },
    [change, id, save],
  );

  const finish = useCallback(() => {
    setFinishedAt(Date.now());
    removeLastStep(id);
    save(() => finishSession(id));
  }, [id, save]);

  const reopen = useCallback(() => {
    setFinishedAt(undefined);
    save(() => reopenSession(id));
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
    reopen,
  };
}

/** True if the last request did not reach the server. The browser's `offline` event only triggers a new request. */
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
