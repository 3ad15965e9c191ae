import { Pause, Play, Plus, Square } from 'lucide-react';
import * as timerTexts from '../../../../texts/en/timers.ts';
import { toClockTime } from '../../../knowledge/durations/clock-time.ts';
import {
  addMinute,
  pauseTimer,
  resumeTimer,
  type Timer,
  toRemaining,
} from '../../../offline/kitchen/timer.ts';
import { StepLink } from './step-link.tsx';
import { toShareLeft, toTimedWords } from './timer-words.ts';
import styles from './timers.module.css';
import { setTimer, stopTimer } from './timers-now.ts';

interface Props {
  timer: Timer;
  now: number;
  open: (timer: Timer) => void;
}

/** Time left, dish and step in one slim row, which leads to the step, and what can be done. */
export function RunningTimer({ timer, now, open }: Props) {
  const { id, name, step } = timer;
  const remaining = toRemaining(timer, now);
  const words = toTimedWords(timer);
  const isPaused = timer.dueAt === undefined;
  const Turn = isPaused ? Play : Pause;
  return (
    <li>
      <div role="group" className={styles.row} aria-label={timerTexts.nameOf(name, step, words)}>
        <StepLink timer={timer} open={open} className={styles.words}>
          <Ring share={toShareLeft(timer, remaining)} />
          <span>
            <b role="timer">{toClockTime(remaining)}</b>
            {isPaused && ` ${timerTexts.paused}`}
            <small>{timerTexts.dishAndStep(name, step)}</small>
            {words !== timer.words && <small>{words}</small>}
          </span>
        </StepLink>
        <button
          type="button"
          aria-label={isPaused ? timerTexts.resume : timerTexts.pause}
          onClick={() => void setTimer(id, isPaused ? resumeTimer : pauseTimer)}
        >
          <Turn aria-hidden size={20} />
        </button>
        <button
          type="button"
          aria-label={timerTexts.addMinute}
          onClick={() => void setTimer(id, addMinute)}
        >
          <Plus aria-hidden size={20} />
        </button>
        <button type="button" aria-label={timerTexts.stop} onClick={() => void stopTimer(id)}>
          <Square aria-hidden size={18} />
        </button>
      </div>
    </li>
  );
}

function Ring({ share }: { share: number }) {
  return (
    <svg
      aria-hidden
      width="36"
      height="36"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      className={styles.ring}
    >
      <circle cx="18" cy="18" r="15" opacity=".3" />
      <circle
        cx="18"
        cy="18"
        r="15"
        pathLength={100}
        strokeDasharray={`${share * 100} 100`}
        transform="rotate(-90 18 18)"
      />
    </svg>
  );
}
