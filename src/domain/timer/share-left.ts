import type { Timer } from '#offline/kitchen/timer.ts';

/** The remaining part of a timer, from 0 to 1. `remaining` is in milliseconds. */
export function toShareLeft({ seconds }: Timer, remaining: number): number {
  return Math.min(1, Math.max(0, remaining / (seconds * 1000)));
}
