import { PUSH_LATE_MAX_MS } from '../../contract/push/push-limits.ts';
import type { PushMessage } from '../../contract/push/push-message.ts';
import { type FindNews, sendNews } from './send-news.ts';
import { type SenderParts, sendOne } from './send-one.ts';
import {
  type ClaimedTimer,
  claimTimers,
  delayTimer,
  deleteLateTimers,
  deleteTimer,
  findNextSendAt,
} from './timer-store.ts';

/** Sends everything that is due, and resolves with when to call again. Several servers may do so at the same time. */
export function createSender(parts: SenderParts & { findNews: FindNews }) {
  return async (now: number, signal: AbortSignal): Promise<number | undefined> => {
    // Made at the first start, before anybody asks for them.
    await parts.readKeys();
    const next = [await sendTimers(parts, now, signal), await sendNews(parts, now, signal)];
    const first = Math.min(...next.map((at) => at ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(first) ? first : undefined;
  };
}

async function sendTimers(
  parts: SenderParts,
  now: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { pool } = parts;
  await deleteLateTimers(pool, now);
  for (;;) {
    const claimed = await claimTimers(pool, now);
    if (claimed.length === 0) return findNextSendAt(pool);
    await Promise.all(claimed.map((timer) => sendTimer(parts, timer, now, signal)));
  }
}

function sendTimer(
  parts: SenderParts,
  timer: ClaimedTimer,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const { timerId, dueAt } = timer;
  const message: PushMessage = { kind: 'timer', id: timerId };
  const outgoing = {
    ...timer,
    text: JSON.stringify(message),
    urgency: 'high' as const,
    topic: timerId,
    until: dueAt.getTime() + PUSH_LATE_MAX_MS,
  };
  const outcome = {
    drop: () => deleteTimer(parts.pool, timer),
    delay: (sendAt: number) => delayTimer(parts.pool, timer, sendAt),
  };
  return sendOne(parts, outgoing, outcome, now, signal);
}
