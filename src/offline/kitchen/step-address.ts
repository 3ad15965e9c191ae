import { pagePaths } from '../../../contract/paths.ts';

/** The hash of an address that names a step, from 1: "step-3". */
export function toStepHash(step: number): string {
  return `step-${step}`;
}

/** The cooking view of a dish, at this step. */
export function toStepAddress({ dishId, step }: { dishId: string; step: number }): string {
  return `${pagePaths.cook(dishId)}#${toStepHash(step)}`;
}
