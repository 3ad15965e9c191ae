/** How the cook spends a time: working, waiting for the heat, or letting food rest. */
export type TimeKind = 'handsOn' | 'waiting' | 'resting';

/** A time without work. `words` are the step's words for it. They are missing if only the recipe's total implies it. */
export interface Wait {
  kind: Exclude<TimeKind, 'handsOn'>;
  seconds: number;
  words?: string;
}

/**
 * Work that must be done before a job starts. A step that begins with "meanwhile" needs only the work of the step
 * before, not its waits.
 */
export interface Need {
  /** Index in the dish's jobs. */
  job: number;
  until: 'handsOn' | 'end';
}

/** One stretch of work, and the waits that start at its end. A step has one or more jobs. */
export interface Job {
  /** Step number, from 1. */
  step: number;
  /** In seconds. */
  handsOn: number;
  /** Durations of the step that are part of the work, in the step's words. */
  worked: readonly string[];
  waits: readonly Wait[];
  needs: readonly Need[];
  /** Set if a timer runs for the job, so it has started. */
  isRunning?: true;
}

/** Returns the seconds from the end of the work to the end of the waits. */
export function toWaiting({ waits }: Pick<Job, 'waits'>): number {
  return waits.reduce((sum, { seconds }) => sum + seconds, 0);
}
