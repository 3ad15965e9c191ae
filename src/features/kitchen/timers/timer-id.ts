import type { Timer } from '../../../offline/kitchen/timer.ts';

/** The same words of the same step have one timer: `run` is their place among the runs of the step. */
export function toTimerId({ dishId, step }: Pick<Timer, 'dishId' | 'step'>, run: number): string {
  return [dishId, step, run].join('/');
}
