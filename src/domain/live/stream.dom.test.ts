import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, STREAM_TYPE } from '#contract/live/stream.ts';
import { markAsOurs } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { keepStream, type StreamEvent } from './keep-stream.ts';
import { listenOnce } from './stream.ts';

let requests: { send: (text: string) => void; isLeft: boolean }[] = [];
/** The response to send instead of a stream. */
let instead: Response | undefined;
let stop: AbortController;

beforeEach(() => {
  requests = [];
  instead = undefined;
  stop = new AbortController();
  answerWith(async () => {
    const one = { send: (_text: string) => {}, isLeft: false };
    requests.push(one);
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        one.send = (text) => stream.enqueue(new TextEncoder().encode(text));
      },
      cancel: () => {
        one.isLeft = true;
      },
    });
    return markAsOurs(instead ?? new Response(body, { headers: { 'content-type': STREAM_TYPE } }));
  });
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  answerWith(undefined);
});

const listen = (open: () => void) =>
  listenOnce({ token: undefined, signal: stop.signal, open, onChanges: () => {} });

test('leaves a silent server, but not one that sends heartbeats', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let end = Promise.resolve<unknown>(undefined);
  await new Promise<void>((open) => {
    end = listen(open);
  });
  for (let beats = 0; beats < 5; beats += 1) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    requests[0]?.send(':\n\n');
  }
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  expect(requests[0]?.isLeft).toBe(false);
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  expect(requests[0]?.isLeft).toBe(true);
  await expect(end).resolves.toEqual({ why: 'ended', retryAfterMs: 0 });
});

test('ends the stream after an invalid event', async () => {
  const end = listen(() => requests[0]?.send('data: {"posts":1}\n\n'));
  await expect(end).resolves.toMatchObject({ why: 'ended' });
  expect(requests[0]?.isLeft).toBe(true);
});

test('reconnects after the server’s Retry-After, or when the network returns', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  instead = Response.json({}, { status: 429, headers: { 'retry-after': '3600' } });
  const received: StreamEvent[] = [];
  const kept = keepStream(
    (event) => received.push(event),
    stop.signal,
    () => 0.5,
  );
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(requests).toHaveLength(2);
  instead = undefined;
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(3);
  await expect
    .poll(() => received.map(({ isOpen, news }) => [isOpen, news?.isEverything]))
    .toEqual([
      [false, undefined],
      [false, undefined],
      [true, true],
    ]);
  stop.abort();
  await kept;
});
