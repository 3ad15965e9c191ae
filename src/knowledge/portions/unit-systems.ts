/** Systems of units in which amounts can be shown. */
export const UNITS = ['metric', 'us'] as const;
export type Units = (typeof UNITS)[number];
