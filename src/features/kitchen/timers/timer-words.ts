import * as timerTexts from '../../../../texts/en/timers.ts';
import type { Timer } from '../../../offline/kitchen/timer.ts';

/** What is timed, and what of it where that is less than the step says: one side, or the lower end of a span. */
export function toTimedWords(timer: Timer): string {
  const { words, side, seconds, upTo, rangAt } = timer;
  const toEnd = rangAt === undefined ? timerTexts.atLowerEnd : timerTexts.wasLowerEnd;
  return [
    words,
    ...(side ? [timerTexts.side(side)] : []),
    ...(upTo === undefined ? [] : [toEnd(seconds)]),
  ].join(', ');
}

/** How much of it is left, from 0 to 1, as the ring shows it. */
export function toShareLeft({ seconds }: Timer, remaining: number): number {
  return Math.min(1, Math.max(0, remaining / (seconds * 1000)));
}
