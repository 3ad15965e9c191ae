import { Pause } from 'lucide-react';
import { stepNumber } from '../../../../texts/en/steps.ts';
import * as timerTexts from '../../../../texts/en/timers.ts';
import { toClockTime } from '../../../knowledge/durations/clock-time.ts';
import { type Timer, toRemaining } from '../../../offline/kitchen/timer.ts';
import { toTimedWords } from '../../../offline/kitchen/timer-words.ts';
import { Ring } from './ring-of-time.tsx';
import { toShareLeft } from './share-left.ts';
import styles from './timers.module.css';

interface Props {
  timer: Timer;
  now: number;
  /** Whether it is shown with its buttons. */
  isOpen: boolean;
  toggle: () => void;
}

/** What is timed and the time that is left; a tap shows what can be done about it. */
export function TimerChip({ timer, now, isOpen, toggle }: Props) {
  const { name, step, thing, dueAt } = timer;
  const remaining = toRemaining(timer, now);
  const isPaused = dueAt === undefined;
  return (
    <li className={styles.chip}>
      {isPaused ? <Pause aria-hidden size={28} /> : <Ring share={toShareLeft(timer, remaining)} />}
      <span>
        {/* Where it is shown with its buttons, the time is read there. */}
        <b role={isOpen ? undefined : 'timer'} aria-hidden={isOpen}>
          {toClockTime(remaining)}
        </b>
        <small>{thing ?? stepNumber(step)}</small>
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
