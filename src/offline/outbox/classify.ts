import * as v from 'valibot';
import { RETRY_AFTER_MAX_MS } from '#contract/device/outbox.ts';
import type { WriteDefinition } from '#contract/platform/define-write.ts';
import { ErrorBody, type Problem } from '#contract/platform/problem.ts';
import { toJson } from '#contract/platform/to-json.ts';
import type { Command } from '#contract/writes.ts';
import * as outboxTexts from '#texts/outbox.ts';
import type { Refusal } from './rows.ts';

/**
 * A response with its whole body. `isOurs`: it is our server's response to this write. `date`: the `Date` header, by
 * the server's clock.
 */
export interface Reply {
  isOurs: boolean;
  status: number;
  text: string;
  etag: string | null;
  retryAfter: string | null;
  date: string | null;
}

/**
 * The meaning of a response for the write. `offline`: no response, or not from our server.
 * `hold`: the server asks to wait with all writes. `retry`: try this write again later, others may continue.
 * `id-taken`: the id belongs to another member. `target-missing`: the target no longer exists.
 */
export type Meaning =
  | { kind: 'done'; body: unknown; etag: string | null }
  | { kind: 'target-missing' }
  | { kind: 'offline' }
  | { kind: 'unauthorised' }
  | { kind: 'hold'; wait: number }
  | { kind: 'retry'; wait: number }
  | { kind: 'id-taken' }
  | { kind: 'refused'; error: Refusal };

export function classify(
  { missingTarget }: Pick<WriteDefinition<Command>, 'missingTarget'>,
  reply: Reply | undefined,
  now: number,
): Meaning {
  if (!reply) return { kind: 'offline' };
  const { status, text, etag } = reply;
  const wait = toWait(reply, now);
  // A proxy may be overloaded too and has its own body size limit, so these codes count from any sender.
  if (status === 429 || status === 503) return { kind: 'hold', wait };
  if (!reply.isOurs && status !== 413) return { kind: 'offline' };
  if (status >= 200 && status < 300) {
    if (status === 204) return { kind: 'done', body: undefined, etag };
    const body = toJson(text);
    // A truncated body: the write may or may not have taken effect.
    return body === undefined ? { kind: 'offline' } : { kind: 'done', body, etag };
  }
  if (status >= 500 || status === 408 || status === 425) return { kind: 'retry', wait };
  const problem = v.safeParse(ErrorBody, toJson(text));
  if (!problem.success && status !== 413) return { kind: 'offline' };
  if (status === 401) return { kind: 'unauthorised' };
  const refusal: Problem = problem.success
    ? problem.output
    : { error: outboxTexts.outcomeTooLarge, code: 'too_large' };
  const { code } = refusal;
  if (code === 'idempotency_in_progress') return { kind: 'retry', wait };
  if (code === 'id_taken') return { kind: 'id-taken' };
  if ((status === 404 || status === 410) && missingTarget === 'drop')
    return { kind: 'target-missing' };
  return { kind: 'refused', error: toRefusal(status, refusal) };
}

function toRefusal(status: number, problem: Problem): Refusal {
  const { error, code, params, details, current } = problem;
  return {
    status,
    message: error,
    ...(code !== undefined && { code }),
    ...(params && { params }),
    ...(current && { current }),
    ...(details && {
      details: details.map(({ msg }) => msg),
      reasons: details.map(toReason),
    }),
  };
}

function toReason(detail: Pick<Problem, 'code' | 'params'>) {
  return {
    ...(detail.code !== undefined && { code: detail.code }),
    ...(detail.params && { params: detail.params }),
  };
}

/** Converts `Retry-After` (seconds, or a date by the server's clock) to milliseconds from now, at most an hour. */
function toWait({ retryAfter, date }: Reply, now: number): number {
  if (retryAfter === null || retryAfter === '') return 0;
  const seconds = Number(retryAfter);
  const serverNow = (date === null ? Number.NaN : Date.parse(date)) || now;
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - serverNow : seconds * 1000;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), RETRY_AFTER_MAX_MS);
}
