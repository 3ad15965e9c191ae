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
  choose: () => void;
}

/** A timer beside the one that is shown with its buttons; a tap shows this one so. */
export function TimerChip({ timer, now, choose }: Props) {
  const { name, step } = timer;
  const remaining = toRemaining(timer, now);
  return (
    <li className={styles.chip}>
      <Ring share={toShareLeft(timer, remaining)} />
      <b role="timer">{toClockTime(remaining)}</b>
      <button
        type="button"
        aria-label={timerTexts.nameOf(name, step, toTimedWords(timer))}
        onClick={choose}
      />
    </li>
  );
}
