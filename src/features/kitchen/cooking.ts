import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { BrokenFailure, OfflineFailure } from '../../data/failures.ts';
import { usePreparation } from '../../data/preparation.ts';
import { recipeQuery } from '../../data/recipes.ts';
import { toPreparation } from '../../knowledge/preparation.ts';
import { isOffline } from '../../offline/network/answer.ts';
import { followLastStep, removeLastStep, saveLastStep } from './last-step.ts';
import { type Opening, type Store, store } from './opening.ts';

/** How often a cook who stays on one page is told whether the server can be reached. */
const LOOK_AGAIN_MS = 30_000;

/** One cooking from here to its end: what is on screen changes at once, and every change is written to the device. */
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

  const reopen = useCallback(() => {
    setFinishedAt(undefined);
    save(({ reopenSession }) => reopenSession(id));
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
