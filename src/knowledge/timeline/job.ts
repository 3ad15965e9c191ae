/** What the cook does with a stretch of time: works, waits for the heat, or lets something rest. */
export type TimeKind = 'handsOn' | 'waiting' | 'resting';

/** A time in which nobody is needed. `words` are those of the step; none where only the recipe's total tells of it. */
export interface Wait {
  kind: Exclude<TimeKind, 'handsOn'>;
  seconds: number;
  words?: string;
}

/**
 * What has to be over before a job begins. A step that begins with "meanwhile" needs only the hands of the one before it, not
 * its waits.
 */
export interface Need {
  /** Its place in the dish's jobs. */
  job: number;
  until: 'handsOn' | 'end';
}

/** Work of the cook in one go, and the waits that begin with its end. A step is one job or more. */
export interface Job {
  /** From 1. */
  step: number;
  /** Seconds. */
  handsOn: number;
  /** The durations of the step that are part of the work, as it says them. */
  worked: readonly string[];
  waits: readonly Wait[];
  needs: readonly Need[];
  /** A timer counts it: it has begun. */
  isRunning?: true;
}

/** Seconds from the end of the work to the end of its waits. */
export function toWaiting({ waits }: Pick<Job, 'waits'>): number {
  return waits.reduce((sum, { seconds }) => sum + seconds, 0);
}
