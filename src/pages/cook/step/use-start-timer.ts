import { useCallback } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { beginStepTimer } from '#domain/timer/stove-timers.tsx';
import { toTimedThing } from '#knowledge/timed-thing.ts';
import { allowSound } from '#platform/audio/sound.ts';
import type { StartStepTimer } from './cook-step.ts';

/** Returns a function that starts a timer of this dish. */
export function useStartTimer({ _id: dishId, title: name, stepTitles }: Recipe): StartStepTimer {
  return useCallback<StartStepTimer>(
    (step, run, duration) => {
      allowSound();
      const title = stepTitles?.[step - 1];
      const place = { dishId, step, name, ...(title && { thing: toTimedThing(title) }) };
      beginStepTimer(place, run, duration).catch(() => undefined);
    },
    [dishId, name, stepTitles],
  );
}
