import * as v from 'valibot';
import { listSendable, toSentKey } from '../../../offline/kitchen/sent-timers.ts';
import { type Timer, toRemaining } from '../../../offline/kitchen/timer.ts';
import { findRegistration } from './ring.ts';

/** As long as the server has not been told, it is tried again. */
const AGAIN_MS = 30_000;

const Keys = v.array(v.string());

let sent: ReadonlySet<string> = new Set();
let asked = '';
let askedAt = 0;

/** Called again and again with the timers as they are: has the worker tell the server, once for each change. */
export function sendTimers(timers: readonly Timer[], now: number): void {
  if (!('PushManager' in globalThis) || Notification.permission !== 'granted') return;
  const wanted = listSendable(timers, now).map(toSentKey).join('\n');
  const isWaiting = Math.abs(now - askedAt) < AGAIN_MS;
  if (wanted === asked && (isWaiting || areSent(timers, now))) return;
  asked = wanted;
  askedAt = now;
  void ask();
}

/** Whether the server will send each of these that runs, as far as this page knows. */
export function areSent(timers: readonly Timer[], now: number): boolean {
  const running = timers.filter(
    (timer) => timer.dueAt !== undefined && !timer.rangAt && toRemaining(timer, now) > 0,
  );
  return running.length > 0 && running.every((timer) => sent.has(toSentKey(timer)));
}

/** The network is back, or may be. */
export function sendAgain(): void {
  askedAt = 0;
}

async function ask(): Promise<void> {
  const worker = (await findRegistration())?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    const keys = v.safeParse(Keys, data);
    if (keys.success) sent = new Set(keys.output);
    port1.close();
  });
  port1.start();
  worker.postMessage({ kind: 'send-timers' }, [port2]);
}
