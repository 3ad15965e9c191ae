import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { allowSound } from '../../../browser/audio/sound.ts';
import type { Duration } from '../../../knowledge/durations/find-durations.ts';
import { toTimedThing } from '../../../knowledge/timed-thing.ts';
import { whenTimers } from './when-timers.ts';

/** Loaded with the first timer, or before that in an idle moment. */
export const loadTimers = () => import('./stove-timers.late.tsx');

/** The timer list once there are timers, and a function that starts a timer of this dish. */
export function useStoveTimers({ _id: dishId, title: name, stepTitles }: Recipe) {
  const [Timers, setTimers] = useState<ComponentType>();
  useEffect(() => {
    const show = ({ StoveTimers }: Awaited<ReturnType<typeof loadTimers>>) =>
      setTimers(() => StoveTimers);
    // If the chunk fails to load, the app shows a notice and the step stays.
    return whenTimers(() => void loadTimers().then(show, () => undefined));
  }, []);
  const time = useCallback(
    (step: number, run: number, duration: Duration) => {
      allowSound();
      const begin = async () => {
        const { beginStepTimer } = await loadTimers();
        const title = stepTitles?.[step - 1];
        const place = { dishId, step, name, ...(title && { thing: toTimedThing(title) }) };
        await beginStepTimer(place, run, duration);
      };
      begin().catch(() => undefined);
    },
    [dishId, name, stepTitles],
  );
  return { Timers, time };
}
