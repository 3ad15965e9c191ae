import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PUSH_LATE_MAX_MS } from '#contract/push/limits.ts';
import type { PushMessage } from '#contract/push/message.ts';
import { findNextNews } from './news-store.ts';
import { createOpenSends } from './open-sends.ts';
import { type FindNews, markRecipients, startNews } from './send-news.ts';
import { type SenderParts, type SendRun, startOne } from './send-one.ts';
import {
  claimTimers,
  delayTimer,
  deleteLateTimers,
  deleteTimer,
  findNextSendAt,
} from './timer-store.ts';

/** How often the sender looks for due messages while others are being sent. */
const LOOK_EVERY_MS = 1_000;

/**
 * Sends everything that is due, timers before news, and resolves to the time of the next call. Messages that become due
 * during a run are sent by the same run, even while a push service does not answer. Several servers can send at once.
 */
export function createSender(parts: SenderParts & { findNews: FindNews }) {
  const open = createOpenSends();
  return async (now: number, signal: AbortSignal): Promise<number | undefined> => {
    // Each open send adds a listener, so the warning about too many listeners is disabled.
    setMaxListeners(0, signal);
    const begun = performance.now();
    const run: SendRun = { open, clock: () => now + (performance.now() - begun), signal };
    // Creates the keys at the first start, before a client requests them.
    await parts.readKeys();
    try {
      return await sendAll(parts, run);
    } finally {
      await open.waitForAll();
    }
  };
}

async function sendAll(
  parts: SenderParts & { findNews: FindNews },
  run: SendRun,
): Promise<number | undefined> {
  const { pool } = parts;
  const { open, clock, signal } = run;
  let lookAt = 0;
  while (!signal.aborted) {
    if (clock() >= lookAt) {
      lookAt = clock() + LOOK_EVERY_MS;
      await deleteLateTimers(pool, clock());
      await markRecipients(parts, run);
    }
    // Read before the claims, because a send that ends during them frees capacity for another one.
    const isIdle = open.isEmpty();
    const started = (await startTimers(parts, run)) + (await startNews(parts, run));
    if (started > 0) continue;
    if (isIdle) break;
    await Promise.race([open.waitForOne(), pause(LOOK_EVERY_MS, undefined, { ref: false })]);
  }
  const pauses = open.listPauses(clock());
  const next = [await findNextSendAt(pool, pauses), await findNextNews(pool, pauses)];
  const first = Math.min(...next.map((at) => at ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(first) ? first : undefined;
}

/** Returns the number of messages that it started to send. */
async function startTimers(parts: SenderParts, run: SendRun): Promise<number> {
  const { pool } = parts;
  const now = run.clock();
  const claimed = await claimTimers(pool, now, run.open.findClaimLimits('timer', now));
  for (const timer of claimed) {
    const { timerId, dueAt } = timer;
    const message: PushMessage = { kind: 'timer', id: timerId };
    const outgoing = {
      ...timer,
      text: JSON.stringify(message),
      urgency: 'high' as const,
      topic: timerId,
      until: dueAt.getTime() + PUSH_LATE_MAX_MS,
    };
    startOne(parts, run, outgoing, {
      drop: () => deleteTimer(pool, timer),
      delay: (sendAt) => delayTimer(pool, timer, sendAt),
    });
  }
  return claimed.length;
}
