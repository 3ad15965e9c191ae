import { type Duration, findDurations } from '../durations/find-durations.ts';
import type { Wait } from './job.ts';
import { toTimeKind } from './kind-of-time.ts';

/** A job read from a step's words. `handsOn` is the stated work in seconds, `weight` the number of words about work. */
export interface DraftJob {
  handsOn: number;
  worked: string[];
  waits: Wait[];
  weight: number;
}

/** Returns true if the step runs while the step before it waits. */
export function isMeanwhile(text: string): boolean {
  return /^(?:meanwhile|in the meantime|at the same time|while|during)\b/iu.test(text.trim());
}

export function toDraftJobs(text: string): DraftJob[] {
  const jobs: DraftJob[] = [{ handsOn: 0, worked: [], waits: [], weight: 0 }];
  let from = 0;
  let countedTo = 0;
  for (const duration of findDurations(text)) {
    const { words, start, end } = duration;
    if (isAside(text, duration)) {
      if (countedTo > 0) countedTo = end;
      continue;
    }
    const seconds = toSeconds(text, duration);
    const kind = toTimeKind(text, duration, from);
    from = end;
    let job = jobs.at(-1);
    if (kind === 'handsOn' && job && job.waits.length > 0) {
      job = { handsOn: 0, worked: [], waits: [], weight: 0 };
      jobs.push(job);
    }
    if (!job) continue;
    if (kind === 'handsOn') {
      job.handsOn += seconds;
      job.worked.push(words);
    } else {
      // In "Bring to the boil, simmer, and rest" the words between two waits add no work.
      if (job.waits.length === 0) job.weight += countWords(text.slice(countedTo, start));
      job.waits.push({ kind, seconds, words });
    }
    if (kind !== 'handsOn') countedTo = end;
  }
  addWorkAfterWaits(jobs, text.slice(countedTo));
  return jobs;
}

/** Adds a job for the work after the last wait of a step. "Until golden" is too short to be one. */
function addWorkAfterWaits(jobs: DraftJob[], text: string): void {
  const last = jobs.at(-1);
  if (!last) return;
  if (last.waits.length === 0) {
    last.weight += countWords(text);
    return;
  }
  const [, after = ''] = /(?:[.;:]|\bthen\b|\band\b)(.*)$/su.exec(text) ?? [];
  const weight = countWords(after);
  if (weight >= 3) jobs.push({ handsOn: 0, worked: [], waits: [], weight });
}

/** Returns seconds: a range counts with its lower end, a side twice, and "each" once per batch. */
function toSeconds(text: string, { start, end, seconds, isEachSide }: Duration): number {
  const [, batches = ''] =
    /\b(two|three|four|[2-9]) batches\b[^.]*$/iu.exec(text.slice(0, start)) ?? [];
  const isEach = /^,? (?:each|per batch)\b/iu.test(text.slice(end));
  const times = isEach ? (TIMES[batches.toLowerCase()] ?? (Number(batches) || 1)) : 1;
  return seconds * times * (isEachSide ? 2 : 1);
}

const TIMES: Record<string, number> = { two: 2, three: 3, four: 4 };

/** Returns true for part of another time ("for the last 8 minutes") and for an alternative ("or overnight"). */
function isAside(text: string, { start, end }: Duration): boolean {
  return (
    /\b(?:last|final|first|or|or even|or up to|better)\s$/iu.test(text.slice(0, start)) ||
    /^ (?:is|would be) (?:even |still )?better\b/iu.test(text.slice(end))
  );
}

function countWords(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}
