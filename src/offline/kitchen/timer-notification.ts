import * as timerTexts from '#texts/timer.ts';
import { toStepAddress } from './step-address.ts';
import type { Timer } from './timer.ts';
import { toTimedWords } from './timer-words.ts';

interface TimerNotification {
  title: string;
  options: NotificationOptions;
}

/** The notification of a finished timer, for page and worker. The tag is the timer's id, so each timer has one. */
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

/** Used if the timer cannot be read from the device. */
export function toUnnamedNotification(id: string): TimerNotification {
  return { title: timerTexts.timeIsUp, options: { tag: id, requireInteraction: true } };
}
