/** How fast a voice speaks at each speed. */
export const READING_RATES = { slow: 0.8, normal: 1, fast: 1.25 } as const;
