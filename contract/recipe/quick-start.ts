export const MOODS = ['comfort', 'healthy', 'quick', 'adventure'] as const;
export type Mood = (typeof MOODS)[number];
/** Choices of the maximum time, in minutes. */
export const QUICK_TIMES = [15, 30, 45, 60] as const;
export type QuickTime = (typeof QUICK_TIMES)[number];

export interface QuickChoice {
  mood: Mood | undefined;
  time: number | undefined;
}

/** Reads a navigation state of any shape. Unknown values become undefined. */
export function toQuickChoice(state: unknown): QuickChoice {
  const given: { mood?: unknown; time?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  const { mood, time } = given;
  return {
    mood: MOODS.find((one) => one === mood),
    time: typeof time === 'number' && time > 0 && Number.isFinite(time) ? time : undefined,
  };
}
