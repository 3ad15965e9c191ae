import type { StepPart } from '../step-parts.ts';
import { type Duration, findDurations } from './find-durations.ts';

/** A run of a step in the cooking view. Every duration is a run of kind `time`. */
export type TimedRun =
  | Exclude<StepPart, { kind: 'time' }>
  | { kind: 'time'; text: string; duration: Duration };

/** Cuts a step's text at its durations. Amounts stay whole. */
export function toTimedRuns(runs: readonly StepPart[]): TimedRun[] {
  const text = runs.map((run) => run.text).join('');
  const timed: TimedRun[] = [];
  const durations = findDurations(text);
  let end = 0;
  let done = 0;
  for (const run of runs) {
    end += run.text.length;
    if (run.kind === 'amount') {
      timed.push(...cut(text, done, end - run.text.length, durations), run);
      done = end;
    }
  }
  return [...timed, ...cut(text, done, end, durations)];
}

function cut(text: string, start: number, end: number, durations: readonly Duration[]): TimedRun[] {
  const runs: TimedRun[] = [];
  let at = start;
  const addText = (until: number) => {
    if (until > at) runs.push({ kind: 'text', text: text.slice(at, until) });
  };
  for (const duration of durations) {
    if (duration.start < start || duration.end > end) continue;
    addText(duration.start);
    runs.push({ kind: 'time', text: duration.words, duration });
    at = duration.end;
  }
  addText(end);
  return runs;
}
