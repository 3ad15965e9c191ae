import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import webPush from 'web-push';
import type { PushKeys } from './key-store.ts';
import type { OpenSends } from './open-sends.ts';
import { type PushReply, postMessage } from './post-message.ts';
import type { PushReach } from './push-address.ts';
import { deleteExpiredSubscription } from './subscription-store.ts';

const FIRST_RETRY_MS = 5_000;
const RETRY_MAX_MS = 2 * 60_000;

export interface SenderParts {
  pool: Pool;
  readKeys: () => Promise<PushKeys>;
  /** Contact of the operator for push services: a `mailto:` or `https:` URL. */
  contact: string;
  reach: PushReach;
  log: (text: string) => void;
}

export interface SendRun {
  open: OpenSends;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Aborts when the server stops. */
  signal: AbortSignal;
}

/** A message to one browser, claimed by this server. */
export interface Outgoing {
  /** A bigint, which the driver reads as text. */
  subscriptionId: string;
  endpoint: string;
  /** See `toPushSite`. */
  site: string;
  p256dh: string;
  auth: string;
  /** Includes this one. */
  tries: number;
  /** JSON. */
  text: string;
  urgency: 'normal' | 'high';
  /** A message replaces an undelivered one with the same topic. */
  topic: string;
  /** The message is dropped after this time, in milliseconds since 1970. */
  until: number;
}

export interface Outcome {
  /** The message was accepted, or never will be. */
  drop: () => Promise<void>;
  /** Retries at this time, in milliseconds since 1970. */
  delay: (sendAt: number) => Promise<void>;
}

/** Sends a message in the background. An internal failure is logged, and the message is tried again later. */
export function startOne(
  parts: SenderParts,
  run: SendRun,
  outgoing: Outgoing,
  outcome: Outcome,
): void {
  const send = () =>
    sendOne(parts, run, outgoing, outcome).catch((error: unknown) => {
      parts.log(`Sending a push message failed: ${String(error)}`);
      return true;
    });
  run.open.start(outgoing.site, send, run.clock);
}

/**
 * Sends a message and stores the outcome. Deletes an expired subscription and its queued messages. Returns false if the
 * push service did not answer or reported an internal error.
 */
async function sendOne(
  parts: SenderParts,
  { clock, signal }: SendRun,
  outgoing: Outgoing,
  { drop, delay }: Outcome,
): Promise<boolean> {
  const { pool, log } = parts;
  const message = toMessage(outgoing, await parts.readKeys(), parts.contact, clock());
  if (!message) {
    await deleteExpiredSubscription(pool, outgoing.subscriptionId);
    return true;
  }
  const reply = await postMessage(message, parts.reach, signal).catch((error: unknown) => {
    // A send that the shutdown aborted is retried after the next start.
    if (!signal.aborted) log(`Push service unreachable: ${String(error)}`);
    return undefined;
  });
  const status = reply?.status ?? 0;
  const isTransient = status === 0 || status === 408 || status === 429 || status >= 500;
  if (status === 404 || status === 410)
    await deleteExpiredSubscription(pool, outgoing.subscriptionId);
  else if (isTransient) {
    const now = clock();
    await delay(now + toDelay(outgoing, reply, now));
  } else {
    await drop();
    if (status >= 300)
      log(`${new URL(outgoing.endpoint).host} refused a push message with status ${status}`);
  }
  return !isTransient;
}

/** Undefined if the browser's key is not a point on the curve, so that nothing can be encrypted for it. */
function toMessage(outgoing: Outgoing, keys: PushKeys, contact: string, now: number) {
  const { endpoint, p256dh, auth, text, urgency, topic, until } = outgoing;
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        urgency,
        // An offline browser does not get the message later than this server would send it.
        TTL: Math.max(0, Math.ceil((until - now) / 1000)),
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
      },
    );
    return body === null ? undefined : { endpoint, headers, body };
  } catch {
    return undefined;
  }
}

/**
 * Retries after 5 s, 15 s, 45 s and then every 2 minutes, or as late as the push service asks for. A message that
 * becomes too late is dropped.
 */
function toDelay({ tries }: Outgoing, reply: PushReply | undefined, now: number): number {
  const own = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 3 ** (tries - 1));
  return Math.max(own, toMs(reply?.retryAfter ?? '', now));
}

/** Milliseconds of a Retry-After header with seconds or a date; 0 if it has neither. */
function toMs(retryAfter: string, now: number): number {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : at - now;
}
