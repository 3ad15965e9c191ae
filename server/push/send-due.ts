import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import webPush from 'web-push';
import { PUSH_LATE_MAX_MS } from '../../contract/push/push-limits.ts';
import type { PushMessage } from '../../contract/push/push-message.ts';
import type { PushKeys } from './key-store.ts';
import { type PushReply, postMessage } from './post-message.ts';
import type { PushReach } from './push-address.ts';
import { deleteGoneSubscription } from './subscription-store.ts';
import {
  type ClaimedTimer,
  claimTimers,
  delayTimer,
  deleteLateTimers,
  deleteTimer,
  findNextSendAt,
} from './timer-store.ts';

const FIRST_RETRY_MS = 5_000;
const RETRY_MAX_MS = 2 * 60_000;

export interface SenderParts {
  pool: Pool;
  readKeys: () => Promise<PushKeys>;
  /** Of whoever runs the server, for the push service: `mailto:` or `https:`. */
  contact: string;
  reach: PushReach;
  say: (text: string) => void;
}

/** Sends every timer that is due, and resolves with when to call again. Several servers may do so at the same time. */
export function createSender(parts: SenderParts) {
  return async (now: number, signal: AbortSignal): Promise<number | undefined> => {
    // Made at the first start, before anybody asks for them.
    await parts.readKeys();
    return sendDue(parts, now, signal);
  };
}

async function sendDue(
  parts: SenderParts,
  now: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { pool } = parts;
  await deleteLateTimers(pool, now);
  for (;;) {
    const claimed = await claimTimers(pool, now);
    if (claimed.length === 0) return findNextSendAt(pool);
    await Promise.all(claimed.map((timer) => sendOne(parts, timer, now, signal)));
  }
}

async function sendOne(
  parts: SenderParts,
  timer: ClaimedTimer,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const { pool, say } = parts;
  const message = toMessage(timer, await parts.readKeys(), parts.contact, now);
  if (!message) {
    await deleteGoneSubscription(pool, timer.subscriptionId);
    return;
  }
  const reply = await postMessage(message, parts.reach, signal).catch((error: unknown) => {
    // What was stopped in between is tried again after the start.
    if (!signal.aborted) say(`A push service cannot be reached: ${String(error)}`);
    return undefined;
  });
  const status = reply?.status ?? 0;
  const isTransient = status === 0 || status === 408 || status === 429 || status >= 500;
  if (status === 404 || status === 410) await deleteGoneSubscription(pool, timer.subscriptionId);
  else if (isTransient) await delayTimer(pool, timer, now + toDelay(timer, reply, now));
  else {
    await deleteTimer(pool, timer);
    if (status >= 300) say(`${new URL(timer.endpoint).host} refused a push with ${status}`);
  }
}

/** Undefined where the browser's key is no point of the curve: nothing can be encrypted for it. */
function toMessage(timer: ClaimedTimer, keys: PushKeys, contact: string, now: number) {
  const { endpoint, p256dh, auth, timerId, dueAt } = timer;
  const message: PushMessage = { kind: 'timer', id: timerId };
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        urgency: 'high',
        // A browser without a network is not told of it later than this server would send it.
        TTL: Math.max(0, Math.ceil((dueAt.getTime() + PUSH_LATE_MAX_MS - now) / 1000)),
        // A second try takes the place of the first where that was not delivered yet.
        topic: createHash('sha256').update(timerId).digest('base64url').slice(0, 32),
      },
    );
    return body === null ? undefined : { endpoint, headers, body };
  } catch {
    return undefined;
  }
}

/** 5 s, 15 s, 45 s, then 2 minutes; or as long as the push service asks for. Too long, and the timer is dropped as late. */
function toDelay({ tries }: ClaimedTimer, reply: PushReply | undefined, now: number): number {
  const own = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 3 ** (tries - 1));
  return Math.max(own, toMs(reply?.retryAfter ?? '', now));
}

/** Retry-After in seconds or as a date; 0 where it says nothing. */
function toMs(retryAfter: string, now: number): number {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : at - now;
}
