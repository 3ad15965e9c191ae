import { createContext, use } from 'react';
import type { CookStep } from './step/cook-step.ts';

/** Everything that changes with the step. Only its consumers render on Next, which must feel instant. */
export interface CookingNow {
  cookStep: CookStep;
  /** 1-based. */
  step: number;
  count: number;
  /** Title of the next step; undefined at the last one. */
  next: string | undefined;
  /** `none` if the step was already on screen. */
  direction: 'forward' | 'back' | 'none';
  ticked: ReadonlySet<number>;
}

export const CookingNowContext = createContext<CookingNow | undefined>(undefined);

export function useCookingNow(): CookingNow {
  const now = use(CookingNowContext);
  if (!now) throw new Error('Nothing is being cooked here');
  return now;
}
