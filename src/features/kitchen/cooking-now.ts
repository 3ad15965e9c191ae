import { createContext, use } from 'react';
import type { CookStep } from './step/cook-step.ts';

/** All that changes from step to step. Only what reads it is drawn again: a tap on Next has to feel like a light switch. */
export interface CookingNow {
  cookStep: CookStep;
  /** 1-based. */
  step: number;
  count: number;
  /** The title of the step to come; none at the last. */
  next: string | undefined;
  direction: 'forward' | 'back';
  ticked: ReadonlySet<number>;
}

/** From the start of a cooking: by then the first step is drawn, also on slow phones. What can wait comes after it. */
export const PAST_FIRST_STEP_MS = 3_000;

export const CookingNowContext = createContext<CookingNow | undefined>(undefined);

export function useCookingNow(): CookingNow {
  const now = use(CookingNowContext);
  if (!now) throw new Error('Nothing is being cooked here');
  return now;
}
