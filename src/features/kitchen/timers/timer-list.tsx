import * as timerTexts from '../../../../texts/en/timers.ts';
import type { Timer } from '../../../offline/kitchen/timer.ts';
import { RungTimer } from './rung-timer.tsx';
import { RunningTimer } from './running-timer.tsx';
import { TimerNote } from './timer-note.tsx';
import styles from './timers.module.css';
import { useTimers } from './timers-now.ts';

export interface TimerListProps {
  /** Leads back to the step of a timer. */
  open: (timer: Timer) => void;
}

/** Every timer of the device: what has rung first, then what runs, and what a cook has to know of both. */
export function TimerList({ open }: TimerListProps) {
  const { timers, now } = useTimers();
  const rung = timers.filter(({ rangAt }) => rangAt !== undefined);
  const running = timers.filter(({ rangAt }) => rangAt === undefined);
  return (
    <section aria-label={timerTexts.timers} className={styles.timers}>
      {/* It stands before there is something to say: a live region says only what comes into it. */}
      <div role="alert" className={styles.rung}>
        {rung.map((timer) => (
          <RungTimer key={timer.id} timer={timer} open={open} />
        ))}
      </div>
      {running.length > 0 && (
        <>
          <ul>
            {running.map((timer) => (
              <RunningTimer key={timer.id} timer={timer} now={now} open={open} />
            ))}
          </ul>
          <TimerNote />
        </>
      )}
    </section>
  );
}
