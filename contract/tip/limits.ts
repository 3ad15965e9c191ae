export const TIP_MAX = 500;
/** Maximum tips per step, best first. */
export const TIPS_PER_STEP = 20;
/** Number of dishes with cached tips per member on a device. */
export const CACHED_TIPS_MAX = 60;
/** More than any recipe has. */
export const STEP_MAX = 200;
