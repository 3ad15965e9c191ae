/** Font sizes of a step, largest first. */
export const STEP_SIZES = [0, 1, 2] as const;
export type StepSize = (typeof STEP_SIZES)[number];

/** The largest size that `fits`, else the smallest, at which the step scrolls. */
export function chooseStepSize(fits: (size: StepSize) => boolean): StepSize {
  return STEP_SIZES.find(fits) ?? 2;
}
