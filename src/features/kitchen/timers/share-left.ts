import type { Timer } from '../../../offline/kitchen/timer.ts';

/** How much of it is left, from 0 to 1, as the ring shows it. */
export function toShareLeft({ seconds }: Timer, remaining: number): number {
  return Math.min(1, Math.max(0, remaining / (seconds * 1000)));
}
