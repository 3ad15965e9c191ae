import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import webPush from 'web-push';
import type { PushKeys } from './key-store.ts';
import type { OpenSends } from './open-sends.ts';
import { type PushReply, postMessage } from './post-message.ts';
import type { PushReach } from './push-address.ts';
import { deleteGoneSubscription } from './subscription-store.ts';

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

/** One run of the sender. */
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
  /** This one included. */
  tries: number;
  /** JSON. */
  text: string;
  urgency: 'normal' | 'high';
  /** A second one with the same topic takes the place of the first where that was not delivered yet. */
  topic: string;
  /** Nobody waits for it after this, in milliseconds since 1970. */
  until: number;
}

export interface Outcome {
  /** It was taken, or never will be. */
  drop: () => Promise<void>;
  /** It is tried again then, in milliseconds since 1970. */
  delay: (sendAt: number) => Promise<void>;
}

/** Sends a message in the background. If this server fails, that is logged and the message is tried again later. */
export function startOne(
  parts: SenderParts,
  run: SendRun,
  outgoing: Outgoing,
  outcome: Outcome,
): void {
  const send = () =>
    sendOne(parts, run, outgoing, outcome).catch((error: unknown) => {
      parts.say(`Sending a push failed: ${String(error)}`);
      return true;
    });
  run.open.start(outgoing.site, send, run.clock);
}

/**
 * Sends a message and stores the outcome. Deletes an expired subscription and its queued messages. Returns false if the push
 * service did not answer or reported an internal error.
 */
async function sendOne(
  parts: SenderParts,
  { clock, signal }: SendRun,
  outgoing: Outgoing,
  { drop, delay }: Outcome,
): Promise<boolean> {
  const { pool, say } = parts;
  const message = toMessage(outgoing, await parts.readKeys(), parts.contact, clock());
  if (!message) {
    await deleteGoneSubscription(pool, outgoing.subscriptionId);
    return true;
  }
  const reply = await postMessage(message, parts.reach, signal).catch((error: unknown) => {
    // What was stopped in between is tried again after the start.
    if (!signal.aborted) say(`A push service cannot be reached: ${String(error)}`);
    return undefined;
  });
  const status = reply?.status ?? 0;
  const isTransient = status === 0 || status === 408 || status === 429 || status >= 500;
  if (status === 404 || status === 410) await deleteGoneSubscription(pool, outgoing.subscriptionId);
  else if (isTransient) {
    const now = clock();
    await delay(now + toDelay(outgoing, reply, now));
  } else {
    await drop();
    if (status >= 300) say(`${new URL(outgoing.endpoint).host} refused a push with ${status}`);
  }
  return !isTransient;
}

/** Undefined where the browser's key is no point of the curve: nothing can be encrypted for it. */
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
        // A browser without a network is not told of it later than this server would send it.
        TTL: Math.max(0, Math.ceil((until - now) / 1000)),
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
      },
    );
    return body === null ? undefined : { endpoint, headers, body };
  } catch {
    return undefined;
  }
}

/** 5 s, 15 s, 45 s, then 2 minutes; or as long as the push service asks for. Too long, and it is dropped as late. */
function toDelay({ tries }: Outgoing, reply: PushReply | undefined, now: number): number {
  const own = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 3 ** (tries - 1));
  return Math.max(own, toMs(reply?.retryAfter ?? '', now));
}

/** Retry-After in seconds or as a date; 0 where it says nothing. */
function toMs(retryAfter: string, now: number): number {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : at - now;
}
