export const MOODS = ['comfort', 'healthy', 'quick', 'adventure'] as const;
export type Mood = (typeof MOODS)[number];
/** Specification 9: minutes. */
export const QUICK_TIMES = [15, 30, 45, 60] as const;
export type QuickTime = (typeof QUICK_TIMES)[number];

/** What of it travels to the cuisine page in the navigation state. */
export interface QuickChoice {
  mood: Mood | undefined;
  /** At most this many minutes. */
  time: number | undefined;
}

/** Reads a navigation state, which may be anything: what is none of ours counts as not chosen. */
export function toQuickChoice(state: unknown): QuickChoice {
  const given: { mood?: unknown; time?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  const { mood, time } = given;
  return {
    mood: MOODS.find((one) => one === mood),
    time: typeof time === 'number' && time > 0 && Number.isFinite(time) ? time : undefined,
  };
}
