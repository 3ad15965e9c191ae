import { Pause } from 'lucide-react';
import { toClockTime } from '#knowledge/durations/clock-time.ts';
import { type Timer, toRemaining } from '#offline/kitchen/timer.ts';
import { toTimedWords } from '#offline/kitchen/timer-words.ts';
import * as cookTexts from '#texts/cook.ts';
import * as timerTexts from '#texts/timer.ts';
import { Ring, toShareLeft } from './ring-of-time.tsx';
import styles from './timers.module.css';

interface Props {
  timer: Timer;
  now: number;
  /** True while its buttons are shown. */
  isOpen: boolean;
  toggle: () => void;
}

/** A running timer's label and remaining time. A tap shows its buttons. */
export function TimerChip({ timer, now, isOpen, toggle }: Props) {
  const { name, step, thing, dueAt } = timer;
  const remaining = toRemaining(timer, now);
  const isPaused = dueAt === undefined;
  return (
    <li className={styles.chip}>
      {isPaused ? <Pause size={28} /> : <Ring share={toShareLeft(timer, remaining)} />}
      <span>
        {/* The open panel shows the time as well; screen readers need it once. */}
        <b role={isOpen ? undefined : 'timer'} aria-hidden={isOpen}>
          {toClockTime(remaining)}
        </b>
        <small>{thing ?? cookTexts.stepNumber(step)}</small>
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={timerTexts.nameOf(name, step, toTimedWords(timer))}
        onClick={toggle}
      />
    </li>
  );
}
