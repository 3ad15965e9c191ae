import { SEND_BYTES_A_SECOND, SEND_WITHIN_MS } from '#contract/device/outbox.ts';
import { isAnswerTo, KEY_HEADER, toKeyHeader } from '#contract/platform/delivery.ts';
import type { Reply } from './classify.ts';
import type { Engine } from './engine.ts';
import type { Picked } from './pick.ts';

/** Sends a frozen row and reads the whole response; undefined if none arrives in time. */
export async function send(
  { fetch, setAlarm }: Engine,
  { row, frozen, body: content, token }: Picked,
): Promise<Reply | undefined> {
  const deadline = new AbortController();
  const within = SEND_WITHIN_MS + ((content?.body.length ?? 0) / SEND_BYTES_A_SECOND) * 1000;
  const cancelDeadline = setAlarm(() => deadline.abort(), within);
  try {
    const response = await fetch(frozen.address, {
      method: frozen.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        [KEY_HEADER]: toKeyHeader(row.key),
        ...(content && { 'content-type': content.type }),
        ...(frozen.ifMatch !== undefined && { 'if-match': frozen.ifMatch }),
      },
      ...(content && { body: content.body }),
      cache: 'no-store',
      // Our server never redirects a write, but a captive portal does.
      redirect: 'error',
      signal: deadline.signal,
    });
    const text = await response.text();
    const { status, headers } = response;
    return {
      isOurs: isAnswerTo(row.key, headers),
      status,
      text,
      etag: headers.get('etag'),
      retryAfter: headers.get('retry-after'),
      date: headers.get('date'),
    };
  } catch (error) {
    // A network failure is one of these two errors; anything else is a bug.
    if (error instanceof TypeError || isAbort(error)) return undefined;
    throw error;
  } finally {
    cancelDeadline();
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
