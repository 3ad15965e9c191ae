import { pagePaths } from '#contract/page/paths.ts';

/** The hash of a step, counted from 1: "step-3". */
export function toStepHash(step: number): string {
  return `step-${step}`;
}

export function toStepAddress({ dishId, step }: { dishId: string; step: number }): string {
  return `${pagePaths.cook(dishId)}#${toStepHash(step)}`;
}

/** The 1-based step in a hash, or undefined for any other hash. */
export function readStepHash(hash: string): number | undefined {
  const [, digits] = /^step-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
