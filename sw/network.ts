import { NETWORK_WAIT_WITHOUT_COPY_MS } from '../contract/limits.ts';
import type { DeviceMessage } from '../contract/stored-copy.ts';
import type { Circuit } from '../src/offline/circuit.ts';
import type { LateAnswers } from './late-answers.ts';

/** What the handlers need of the world; tests bring their own. */
export interface World {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Ends after so many milliseconds, or never where `over` comes first. */
  wait: (ms: number, over: AbortSignal) => Promise<void>;
  /** Tells the pages that something on the device changed. */
  announce: (message: DeviceMessage) => void;
  /** Keeps the worker alive until the work is done. */
  keep: (work: Promise<unknown>) => void;
  circuit: Circuit;
  late: LateAnswers;
}

/**
 * What the network said. `refused`: an answer that stands (4xx); `gone`: 404 or 410; `unwell`: the server answers but
 * cannot (5xx, 408, 429); `unreachable`: no answer in time, or one that is not the server's (a hotel's sign-in page).
 */
export type Arrival =
  | { kind: 'fresh'; text: string; body: unknown; etag: string | null; fetchedAt: number }
  | { kind: 'unchanged'; fetchedAt: number }
  | { kind: 'gone' | 'refused' | 'unwell'; response: Response }
  | { kind: 'unreachable' };

/** Asks the server for JSON, past the browser's own cache, with the validator of the stored copy. Never rejects. */
export async function fetchArrival(
  world: World,
  address: string,
  etag: string | null,
): Promise<Arrival> {
  const giveUp = new AbortController();
  const over = new AbortController();
  const silence = world.wait(NETWORK_WAIT_WITHOUT_COPY_MS, over.signal).then((): Arrival => {
    giveUp.abort();
    return { kind: 'unreachable' };
  });
  const arrival = await Promise.race([ask(world, address, etag, giveUp.signal), silence]);
  over.abort();
  if (arrival.kind === 'unreachable') world.circuit.open(world.now(), 'failed');
  else if (arrival.kind !== 'unwell') world.circuit.close();
  return arrival;
}

async function ask(
  world: World,
  address: string,
  etag: string | null,
  signal: AbortSignal,
): Promise<Arrival> {
  const headers = new Headers({ accept: 'application/json' });
  if (etag !== null) headers.set('if-none-match', etag);
  const fetchedAt = world.now();
  try {
    const response = await world.fetch(address, {
      headers,
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    if (response.status === 304 && etag !== null) return { kind: 'unchanged', fetchedAt };
    if (!isJson(response)) return toArrivalWithoutJson(response);
    if (response.status !== 200) return { kind: toKind(response.status), response };
    const text = await response.text();
    const body: unknown = JSON.parse(text);
    return { kind: 'fresh', text, body, etag: response.headers.get('etag'), fetchedAt };
  } catch {
    // Refused, reset, cut off in the middle or redirected: to a cook all of it is "no network".
    return { kind: 'unreachable' };
  }
}

function toKind(status: number): 'gone' | 'refused' | 'unwell' {
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || status === 408 || status === 429 || status < 400 ? 'unwell' : 'refused';
}

/** Every answer under /api is JSON; a proxy's own 502 page still says that the server is down. */
function toArrivalWithoutJson(response: Response): Arrival {
  return response.status >= 500 ? { kind: 'unwell', response } : { kind: 'unreachable' };
}

function isJson(response: Response): boolean {
  return /^application\/(\w+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}
