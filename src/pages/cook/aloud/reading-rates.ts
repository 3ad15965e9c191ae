/** `SpeechSynthesisUtterance.rate` at each reading speed. */
export const READING_RATES = { slow: 0.8, normal: 1, fast: 1.25 } as const;
