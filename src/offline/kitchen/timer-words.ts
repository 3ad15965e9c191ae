import * as timerTexts from '../../../texts/en/timers.ts';
import type { Timer } from './timer.ts';

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
