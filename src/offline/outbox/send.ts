import { SEND_BYTES_A_SECOND, SEND_WITHIN_MS } from '../../../contract/outbox.ts';
import type { Reply } from './classify.ts';
import type { Engine } from './engine.ts';
import type { Picked } from './pick.ts';

/** Sends a row as it was frozen and reads the answer to its end; undefined where none came in time. */
export async function send(
  { fetch, setAlarm }: Engine,
  { row, frozen, body: content, token }: Picked,
): Promise<Reply | undefined> {
  const patience = new AbortController();
  const within = SEND_WITHIN_MS + ((content?.body.length ?? 0) / SEND_BYTES_A_SECOND) * 1000;
  const silence = setAlarm(() => patience.abort(), within);
  try {
    const response = await fetch(frozen.address, {
      method: frozen.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': `"${row.key}"`,
        ...(content && { 'content-type': content.type }),
        ...(frozen.ifMatch !== undefined && { 'if-match': frozen.ifMatch }),
      },
      ...(content && { body: content.body }),
      cache: 'no-store',
      // Nothing of ours redirects a write; a portal does.
      redirect: 'error',
      signal: patience.signal,
    });
    const text = await response.text();
    const { status, headers } = response;
    return {
      status,
      text,
      etag: headers.get('etag'),
      retryAfter: headers.get('retry-after'),
      date: headers.get('date'),
    };
  } catch (error) {
    // A network that fails says so by one of these two; anything else is ours to hear of.
    if (error instanceof TypeError || isAbort(error)) return undefined;
    throw error;
  } finally {
    silence();
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
