import * as timerTexts from '../../../texts/en/timers.ts';
import { toStepAddress } from './step-address.ts';
import type { Timer } from './timer.ts';
import { toTimedWords } from './timer-words.ts';

interface TimerNotification {
  title: string;
  options: NotificationOptions;
}

/** What page and worker show when a timer is over. Its id is the tag, so that there is one for each timer. */
export function toTimerNotification(timer: Timer): TimerNotification {
  const { id, name, step, isStart } = timer;
  return {
    title: isStart ? timerTexts.startNow(name, step) : timerTexts.rings(name),
    options: {
      body: isStart ? timerTexts.asPlanned : timerTexts.nameOf(name, step, toTimedWords(timer)),
      tag: id,
      requireInteraction: true,
      data: { address: toStepAddress(timer) },
    },
  };
}

/** Where the device cannot say which timer this is. */
export function toUnnamedNotification(id: string): TimerNotification {
  return { title: timerTexts.timeIsUp, options: { tag: id, requireInteraction: true } };
}
