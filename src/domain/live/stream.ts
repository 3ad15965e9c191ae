import * as v from 'valibot';
import { Changes } from '#contract/live/changes.ts';
import { listenToEvents } from '#contract/live/endpoints.ts';
import { HEARTBEAT_MS, STREAM_TYPE } from '#contract/live/stream.ts';
import { isApiAnswer } from '#contract/platform/delivery.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { requestApi } from '#platform/network/http.ts';
import { createEventParser } from './event-parser.ts';

/** After two missed heartbeats the connection counts as lost. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS;

export interface StreamEnd {
  why: 'not-opened' | 'refused' | 'ended';
  retryAfterMs: number;
}

interface Stream {
  token: string | undefined;
  signal: AbortSignal;
  open: () => void;
  onChanges: (changes: Changes) => void;
}

/** Listens to `GET /events` until the stream ends. Never rejects. */
export async function listenOnce({ token, signal, open, onChanges }: Stream): Promise<StreamEnd> {
  const over = new AbortController();
  const end = () => over.abort();
  signal.addEventListener('abort', end);
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const resetWatchdog = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(end, SILENCE_MS);
  };
  let isOpen = false;
  try {
    resetWatchdog();
    const response = await requestApi(toPath(listenToEvents), {
      headers: { Accept: STREAM_TYPE, ...(token && { Authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      signal: over.signal,
    });
    const body = readBody(response);
    if (body === undefined) return await toRefusal(response);
    // In some engines the request's signal does not abort the response body.
    over.signal.addEventListener('abort', () => void ignoreError(body.cancel(), 'already closed'));
    isOpen = true;
    open();
    const parse = createEventParser();
    const decoder = new TextDecoder();
    for (let part = await body.read(); !part.done; part = await body.read()) {
      resetWatchdog();
      for (const data of parse(decoder.decode(part.value, { stream: true }))) {
        onChanges(v.parse(Changes, JSON.parse(data)));
      }
    }
  } catch {
    // Lost, silent, or a format that this version does not know: the caller retries later.
    end();
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', end);
  }
  return { why: isOpen ? 'ended' : 'not-opened', retryAfterMs: 0 };
}

/** Returns undefined if the response is not our server's stream: a portal may respond with a page. */
function readBody({ status, headers, body }: Response) {
  const isStream = headers.get('content-type')?.startsWith(STREAM_TYPE) ?? false;
  return status === 200 && isStream && isApiAnswer(headers) ? body?.getReader() : undefined;
}

async function toRefusal(response: Response): Promise<StreamEnd> {
  await response.body?.cancel();
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return {
    why: [401, 403].includes(response.status) ? 'refused' : 'not-opened',
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : 0,
  };
}
