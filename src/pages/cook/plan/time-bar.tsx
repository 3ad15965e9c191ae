import type { Job } from '#knowledge/timeline/job.ts';
import { type Segment, toPosition, toSegments, toSums } from '#knowledge/timeline/segments.ts';
import * as cookTexts from '#texts/cook.ts';
import styles from './time-bar.module.css';

const KINDS = ['handsOn', 'waiting', 'resting'] as const;

interface Props {
  jobs: readonly Job[];
  step: number;
  count: number;
  /** Seconds of the step that are done. */
  done: number;
}

/**
 * The times of a dish as one bar: filled for work, striped for waiting, hollow for resting. A line marks the cook's
 * position.
 */
export function TimeBar({ jobs, step, count, done }: Props) {
  const segments = toSegments(jobs);
  const sums = toSums(segments);
  const parts = KINDS.flatMap((kind) =>
    sums[kind] > 0 ? [cookTexts.timeOf(kind, sums[kind])] : [],
  );
  const position = toPosition(segments, step, done);
  return (
    <div role="img" aria-label={cookTexts.timeline(parts, step, count)} className={styles.bar}>
      {segments.map(({ step: of, kind, share }, at) => (
        <span
          key={toKey(segments, at)}
          data-kind={kind}
          data-first={segments[at - 1]?.step === of ? undefined : ''}
          style={{ flexGrow: share }}
        />
      ))}
      <i style={{ left: `${position * 100}%` }} />
    </div>
  );
}

/** Includes the index, because a step may have several waits of the same kind. */
function toKey(segments: readonly Segment[], at: number): string {
  const { step, kind } = segments[at] ?? { step: 0, kind: '' };
  const before = segments.slice(0, at).filter((one) => one.step === step);
  return [step, kind, before.length].join(' ');
}

/** Legend of the time bar. */
export function TimeKey() {
  return (
    <ul className={styles.key} aria-hidden>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span data-kind={kind} />
          <span>{cookTexts.planKinds[kind]}</span>
        </li>
      ))}
    </ul>
  );
}
