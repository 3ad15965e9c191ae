import { useEffect, useRef, useState } from 'react';
import { isShown, type Timer } from '#offline/kitchen/timer.ts';
import { useSettings } from '#platform/settings.ts';
import * as timerTexts from '#texts/timer.ts';
import { RungTimer } from './rung-timer.tsx';
import { RunningTimer } from './running-timer.tsx';
import { TimerChip } from './timer-chip.tsx';
import { FirstTimerNote, TimerNote } from './timer-note.tsx';
import styles from './timers.module.css';
import { useTimers } from './timers-now.ts';

export interface TimerListProps {
  /** Opens the timer's step. */
  open: (timer: Timer) => void;
}

/**
 * All timers of the device. Each running timer is a chip. Timers that rang and the buttons of an open chip overlay the
 * content above, so that it does not move.
 */
export function TimerList({ open }: TimerListProps) {
  const { timers, now } = useTimers();
  const { isTimerNoteRead } = useSettings();
  const [openedId, setOpened] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const rung = timers.filter(({ rangAt }) => rangAt !== undefined);
  const running = timers.filter((timer) => timer.rangAt === undefined && isShown(timer));
  const opened = running.find(({ id }) => id === openedId);
  const isOpened = opened !== undefined;

  useEffect(() => {
    if (!isOpened) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !section.current?.contains(target)) setOpened(undefined);
    };
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(undefined);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpened]);

  return (
    <section ref={section} aria-label={timerTexts.timers} className={styles.timers}>
      {running.length > 0 && (
        <ul className={styles.running}>
          {running.map((timer) => (
            <TimerChip
              key={timer.id}
              timer={timer}
              now={now}
              isOpen={timer === opened}
              toggle={() => setOpened(timer === opened ? undefined : timer.id)}
            />
          ))}
        </ul>
      )}
      <div className={styles.over}>
        {/* Rendered even if empty: a live region announces only what is added to it. */}
        <div role="alert" className={styles.rung}>
          {rung.map((timer) => (
            <RungTimer key={timer.id} timer={timer} open={open} />
          ))}
        </div>
        {opened && (
          <div className={styles.panel}>
            <RunningTimer timer={opened} now={now} open={open} />
            <TimerNote />
          </div>
        )}
        {!opened && running.length > 0 && !isTimerNoteRead && <FirstTimerNote />}
      </div>
    </section>
  );
}
