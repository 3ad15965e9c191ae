export const TIP_MAX = 500;
/** So many of each step, the best first. */
export const TIPS_PER_STEP = 20;
/** The device keeps the tips of so many dishes for each member. */
export const CACHED_TIPS_MAX = 60;
/** No recipe has so many steps. */
export const STEP_MAX = 200;
