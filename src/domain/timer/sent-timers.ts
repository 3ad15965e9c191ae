import * as v from 'valibot';
import { listSendable, toSentKey } from '#offline/kitchen/sent-timers.ts';
import { type Timer, toRemaining } from '#offline/kitchen/timer.ts';
import { findRegistration } from './ring.ts';

/** Milliseconds between attempts until the server has accepted the timers. */
const AGAIN_MS = 30_000;

const Keys = v.array(v.string());

export interface TimerSender {
  /** Sends changed timers to the server through the worker. Call it regularly with the current timers. */
  sendTimers: (timers: readonly Timer[], now: number) => void;
  /** True if the server has accepted all running timers of the list, so it will push each of them. */
  areSent: (timers: readonly Timer[], now: number) => boolean;
  /** Call it when the network may be back. */
  sendAgain: () => void;
}

export function createTimerSender(ask = askWorker): TimerSender {
  let sent: ReadonlySet<string> = new Set();
  let requested = '';
  let requestedAt = 0;

  const areSent: TimerSender['areSent'] = (timers, now) => {
    const running = timers.filter(
      (timer) => timer.dueAt !== undefined && !timer.rangAt && toRemaining(timer, now) > 0,
    );
    return running.length > 0 && running.every((timer) => sent.has(toSentKey(timer)));
  };
  return {
    areSent,
    sendTimers: (timers, now) => {
      if (!('PushManager' in globalThis) || Notification.permission !== 'granted') return;
      const wanted = listSendable(timers, now).map(toSentKey).join('\n');
      const isWaiting = Math.abs(now - requestedAt) < AGAIN_MS;
      if (wanted === requested && (isWaiting || areSent(timers, now))) return;
      requested = wanted;
      requestedAt = now;
      void ask((keys) => {
        sent = new Set(keys);
      });
    },
    sendAgain: () => {
      requestedAt = 0;
    },
  };
}

export const { sendTimers, areSent, sendAgain } = createTimerSender();

/** Asks the worker to send this device's timers, and passes the keys that the server accepted to `take`. */
async function askWorker(take: (keys: string[]) => void): Promise<void> {
  const worker = (await findRegistration())?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    const keys = v.safeParse(Keys, data);
    if (keys.success) take(keys.output);
    port1.close();
  });
  port1.start();
  worker.postMessage({ kind: 'send-timers' }, [port2]);
}
