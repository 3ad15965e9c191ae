import { BellRing, Plus } from 'lucide-react';
import { addMinute, startSecondSide, type Timer } from '#offline/kitchen/timer.ts';
import { toTimedWords } from '#offline/kitchen/timer-words.ts';
import * as timerTexts from '#texts/timer.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { StepLink } from './step-link.tsx';
import styles from './timers.module.css';
import { setTimer, stopTimer } from './timers-now.ts';

interface Props {
  timer: Timer;
  open: (timer: Timer) => void;
}

/** A timer that has rung; stays until the cook stops it. */
export function RungTimer({ timer, open }: Props) {
  const { id, name, step, side, isStart } = timer;
  return (
    <div className={styles.card}>
      <StepLink timer={timer} open={open} className={styles.words}>
        <BellRing size={32} />
        <span>
          <b>{isStart ? timerTexts.startNow(name, step) : timerTexts.timeIsUp}</b>
          <small>
            {isStart ? timerTexts.asPlanned : timerTexts.nameOf(name, step, toTimedWords(timer))}
          </small>
        </span>
      </StepLink>
      <div>
        {side === 1 && (
          <Button variant="outline" onClick={() => void setTimer(id, startSecondSide)}>
            {timerTexts.startSecondSide}
          </Button>
        )}
        <IconButton aria-label={timerTexts.addMinute} onClick={() => void setTimer(id, addMinute)}>
          <Plus size={22} />
        </IconButton>
        <Button className={styles.stop} onClick={() => void stopTimer(id)}>
          {timerTexts.stop}
        </Button>
      </div>
    </div>
  );
}
