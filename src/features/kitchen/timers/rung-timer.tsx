import { BellRing, Plus } from 'lucide-react';
import * as timerTexts from '../../../../texts/en/timers.ts';
import { addMinute, startSecondSide, type Timer } from '../../../offline/kitchen/timer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StepLink } from './step-link.tsx';
import { toTimedWords } from './timer-words.ts';
import styles from './timers.module.css';
import { setTimer, stopTimer } from './timers-now.ts';

interface Props {
  timer: Timer;
  open: (timer: Timer) => void;
}

/** A timer that is over, until somebody stops it. */
export function RungTimer({ timer, open }: Props) {
  const { id, name, step, side } = timer;
  return (
    <div className={styles.card}>
      <StepLink timer={timer} open={open} className={styles.words}>
        <BellRing aria-hidden size={32} />
        <span>
          <b>{timerTexts.timeIsUp}</b>
          <small>{timerTexts.nameOf(name, step, toTimedWords(timer))}</small>
        </span>
      </StepLink>
      <div>
        {side === 1 && (
          <Button variant="outline" onClick={() => void setTimer(id, startSecondSide)}>
            {timerTexts.startSecondSide}
          </Button>
        )}
        <Button variant="outline" onClick={() => void setTimer(id, addMinute)}>
          <Plus aria-hidden size={18} />
          {timerTexts.addMinute}
        </Button>
        <Button className={styles.stop} onClick={() => void stopTimer(id)}>
          {timerTexts.stop}
        </Button>
      </div>
    </div>
  );
}
