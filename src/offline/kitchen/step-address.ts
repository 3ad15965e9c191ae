import { pagePaths } from '#contract/page/paths.ts';

/** The hash of a step, counted from 1: "step-3". */
export function toStepHash(step: number): string {
  return `step-${step}`;
}

export function toStepAddress({ dishId, step }: { dishId: string; step: number }): string {
  return `${pagePaths.cook(dishId)}#${toStepHash(step)}`;
}
