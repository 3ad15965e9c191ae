import { useState } from 'react';
import * as timerTexts from '../../../../texts/en/timers.ts';
import { isShown, type Timer } from '../../../offline/kitchen/timer.ts';
import { RungTimer } from './rung-timer.tsx';
import { RunningTimer } from './running-timer.tsx';
import { TimerChip } from './timer-chip.tsx';
import { TimerNote } from './timer-note.tsx';
import styles from './timers.module.css';
import { useTimers } from './timers-now.ts';

export interface TimerListProps {
  /** Leads back to the step of a timer. */
  open: (timer: Timer) => void;
}

/**
 * Every timer of the device, in one or two slim rows, so that the step stays in sight: what has rung, and what runs, one of
 * them with its buttons.
 */
export function TimerList({ open }: TimerListProps) {
  const { timers, now } = useTimers();
  const [chosen, choose] = useState<string>();
  const rung = timers.filter(({ rangAt }) => rangAt !== undefined);
  const running = timers.filter((timer) => timer.rangAt === undefined && isShown(timer));
  const whole = running.find(({ id }) => id === chosen) ?? running[0];
  return (
    <section aria-label={timerTexts.timers} className={styles.timers}>
      {/* It stands before there is something to say: a live region says only what comes into it. */}
      <div role="alert" className={styles.rung}>
        {rung.map((timer) => (
          <RungTimer key={timer.id} timer={timer} open={open} />
        ))}
      </div>
      {running.length > 0 && (
        <ul className={styles.running}>
          {running.map((timer) =>
            timer === whole ? (
              <RunningTimer
                key={timer.id}
                timer={timer}
                now={now}
                hasTwin={running.some((one) => isTwin(one, timer))}
                open={open}
              />
            ) : (
              <TimerChip key={timer.id} timer={timer} now={now} choose={() => choose(timer.id)} />
            ),
          )}
        </ul>
      )}
      {timers.length === 1 && running.length === 1 && <TimerNote />}
    </section>
  );
}

function isTwin(one: Timer, other: Timer): boolean {
  return one.id !== other.id && one.dishId === other.dishId && one.step === other.step;
}
