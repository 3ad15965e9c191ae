/** The systems of units that amounts can be shown in. */
export const UNITS = ['metric', 'us'] as const;
export type Units = (typeof UNITS)[number];
