import * as timerTexts from '#texts/timer.ts';
import type { Timer } from './timer.ts';

/** The label of the timed duration, with the side or the lower end of a range if it is only a part of it. */
export function toTimedWords(timer: Timer): string {
  const { words, side, seconds, upTo, rangAt } = timer;
  const toEnd = rangAt === undefined ? timerTexts.atLowerEnd : timerTexts.wasLowerEnd;
  return [
    words,
    ...(side ? [timerTexts.side(side)] : []),
    ...(upTo === undefined ? [] : [toEnd(seconds)]),
  ].join(', ');
}
