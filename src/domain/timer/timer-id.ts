import type { Timer } from '#offline/kitchen/timer.ts';

/** One timer per duration of a step. `run` is its index among the runs of the step's text. */
export function toTimerId({ dishId, step }: Pick<Timer, 'dishId' | 'step'>, run: number): string {
  return [dishId, step, run].join('/');
}
