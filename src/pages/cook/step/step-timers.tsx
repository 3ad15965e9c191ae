import { Timer as TimerSign } from 'lucide-react';
import { toTimerId } from '#domain/timer/stove-timers.tsx';
import { useTimers } from '#domain/timer/timers-now.ts';
import { toClockTime } from '#knowledge/durations/clock-time.ts';
import type { TimedRun } from '#knowledge/durations/timed-runs.ts';
import { toRemaining } from '#offline/kitchen/timer.ts';
import * as cookTexts from '#texts/cook.ts';
import styles from '../../../domain/timer/timers.module.css';
import type { StartStepTimer } from './cook-step.ts';

interface Props {
  dishId: string;
  /** From 1. */
  step: number;
  runs: readonly TimedRun[];
  time: StartStepTimer;
}

/** The durations of a step: a button to start each one, or its remaining time. */
export function StepTimers({ dishId, step, runs, time }: Props) {
  const { timers, now } = useTimers();
  return runs.map((run, at) => {
    if (run.kind !== 'time') return null;
    const id = toTimerId({ dishId, step }, at);
    const timer = timers.find((one) => one.id === id && one.rangAt === undefined);
    if (timer) {
      return (
        <span key={id} className={styles.left}>
          <TimerSign size={18} />
          <b role="timer" aria-label={run.text}>
            {toClockTime(toRemaining(timer, now))}
          </b>
        </span>
      );
    }
    return (
      <button
        key={id}
        type="button"
        aria-label={cookTexts.startTimer(run.text)}
        onClick={() => time(step, at, run.duration)}
        className={styles.start}
      >
        <TimerSign size={18} />
        <span>{run.text}</span>
      </button>
    );
  });
}
