import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { STREAM_TYPE } from '#contract/live/stream.ts';

/**
 * Wraps the app in a `fetch` function, so that ky and the code of the browser can call it without a socket. It aborts
 * with the signal.
 */
export function toFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const base = 'http://simmer.test';
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, base), init);
    const body = Buffer.from(await request.arrayBuffer());
    const { pathname, search } = new URL(request.url);
    const isStream = request.headers.get('accept') === STREAM_TYPE;
    const injected = app.inject({
      ...(isStream && { payloadAsStream: true }),
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { payload: body }),
    });
    const answer = await untilAborted(injected, request.signal);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, String(one));
    }
    if (isStream) {
      const leave = () => void answer.raw.res.destroy();
      return new Response(toBody(answer.stream(), leave), { status: answer.statusCode, headers });
    }
    const isBodyless = [204, 205, 304].includes(answer.statusCode);
    const bytes = new Uint8Array(answer.rawPayload);
    return new Response(isBodyless ? null : bytes, { status: answer.statusCode, headers });
  };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject);
  });
}

/** `leave` is called if the reader cancels the stream. */
function toBody(stream: Readable, leave: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      stream.on('data', (bytes: Buffer) => controller.enqueue(new Uint8Array(bytes)));
      stream.on('end', () => controller.close());
      stream.on('error', (error) => controller.error(error));
    },
    cancel: () => {
      stream.removeAllListeners().on('error', () => {});
      leave();
    },
  });
}
