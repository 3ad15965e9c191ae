import { Pause, Play, Plus, Square } from 'lucide-react';
import { toClockTime } from '#knowledge/durations/clock-time.ts';
import {
  addMinute,
  pauseTimer,
  resumeTimer,
  type Timer,
  toRemaining,
} from '#offline/kitchen/timer.ts';
import { toTimedWords } from '#offline/kitchen/timer-words.ts';
import * as appTexts from '#texts/app.ts';
import * as timerTexts from '#texts/timer.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { Ring, toShareLeft } from './ring-of-time.tsx';
import { StepLink } from './step-link.tsx';
import styles from './timers.module.css';
import { beginTimer, setTimer, stopTimer } from './timers-now.ts';

interface Props {
  timer: Timer;
  now: number;
  open: (timer: Timer) => void;
}

/** A timer's remaining time with a link to its step, and its buttons. */
export function RunningTimer({ timer, now, open }: Props) {
  const { id, name, step } = timer;
  const remaining = toRemaining(timer, now);
  const words = toTimedWords(timer);
  const isPaused = timer.dueAt === undefined;
  const Turn = isPaused ? Play : Pause;
  return (
    <div role="group" className={styles.row} aria-label={timerTexts.nameOf(name, step, words)}>
      <StepLink timer={timer} open={open} className={styles.words}>
        <Ring share={toShareLeft(timer, remaining)} />
        <span>
          <b role="timer">{toClockTime(remaining)}</b>
          {isPaused && <span>{` ${timerTexts.paused}`}</span>}
          <small>{timerTexts.stepAndDish(name, step)}</small>
          <small>{words}</small>
        </span>
      </StepLink>
      <button
        type="button"
        aria-label={isPaused ? timerTexts.resume : timerTexts.pause}
        onClick={() => void setTimer(id, isPaused ? resumeTimer : pauseTimer)}
      >
        <Turn size={24} />
      </button>
      <button
        type="button"
        aria-label={timerTexts.addMinute}
        onClick={() => void setTimer(id, addMinute)}
      >
        <Plus size={24} />
      </button>
      <button type="button" aria-label={timerTexts.stop} onClick={() => stopWithUndo(timer)}>
        <Square size={22} />
      </button>
    </div>
  );
}

/** Stopping is undoable, because an accidental tap would lose the countdown. */
function stopWithUndo(timer: Timer): void {
  void stopTimer(timer.id);
  showNotice({
    kind: 'info',
    text: timerTexts.stopped(timer.name, timer.step),
    action: { label: appTexts.undo, run: () => void beginTimer(timer) },
  });
}
