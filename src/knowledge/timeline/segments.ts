import type { Job, TimeKind } from './job.ts';

export interface Segment {
  step: number;
  kind: TimeKind;
  seconds: number;
  /** Share of the bar, from 0 to 1. */
  share: number;
}

/**
 * Returns the times of a dish in the order of its steps. Shares grow with the square root of the time, so that a minute
 * stays visible beside a night. Consecutive times of the same kind in a step are merged.
 */
export function toSegments(jobs: readonly Job[]): Segment[] {
  const times: Omit<Segment, 'share'>[] = [];
  const add = (step: number, kind: TimeKind, seconds: number) => {
    const last = times.at(-1);
    if (last?.step === step && last.kind === kind) last.seconds += seconds;
    else if (seconds > 0) times.push({ step, kind, seconds });
  };
  for (const { step, handsOn, waits } of jobs) {
    add(step, 'handsOn', handsOn);
    for (const { kind, seconds } of waits) add(step, kind, seconds);
  }
  const whole = times.reduce((sum, { seconds }) => sum + Math.sqrt(seconds), 0) || 1;
  return times.map(({ step, kind, seconds }) => ({
    step,
    kind,
    seconds,
    share: Math.sqrt(seconds) / whole,
  }));
}

export function toSums(segments: readonly Segment[]): Record<TimeKind, number> {
  const sums = { handsOn: 0, waiting: 0, resting: 0 };
  for (const { kind, seconds } of segments) sums[kind] += seconds;
  return sums;
}

/** Returns the cook's position on the bar, from 0 to 1: the start of `step`, plus the share of its `done` seconds. */
export function toPosition(segments: readonly Segment[], step: number, done: number): number {
  let at = 0;
  let left = done;
  for (const segment of segments) {
    if (segment.step > step) break;
    const part = segment.step < step ? 1 : Math.min(1, left / segment.seconds);
    at += segment.share * part;
    if (segment.step === step) left = Math.max(0, left - segment.seconds);
  }
  return Math.min(1, at);
}
