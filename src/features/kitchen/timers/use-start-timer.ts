import { useCallback } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { allowSound } from '../../../browser/audio/sound.ts';
import { toTimedThing } from '../../../knowledge/timed-thing.ts';
import type { StartStepTimer } from '../step/cook-step.ts';
import { beginStepTimer } from './stove-timers.tsx';

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
