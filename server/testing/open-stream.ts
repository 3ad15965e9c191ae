import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Changes } from '#contract/live/changes.ts';

export interface OpenStream {
  statusCode: number;
  headers: Record<string, unknown>;
  /** Resolves with the next event that matches `isMeant` and skips those before it. Rejects if the stream ends. */
  waitFor(isMeant?: (changes: Changes) => boolean): Promise<Changes>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  /** Closes the stream from the side of the client. */
  leave(): void;
}

/** Opens `GET /events` of the app. */
export async function openStream(app: FastifyInstance, token?: string): Promise<OpenStream> {
  const answer = await app.inject({
    url: '/api/events',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  const body = answer.stream();
  const received: Changes[] = [];
  let wake: (() => void) | undefined;
  let isEnded = false;
  let rest = '';
  body.setEncoding('utf8');
  body.on('data', (text: string) => {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('data: ')) received.push(v.parse(Changes, JSON.parse(event.slice(6))));
    }
    wake?.();
  });
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isEnded = true;
      wake?.();
      resolve();
    };
    body.on('end', end);
    body.on('error', end);
    body.on('close', end);
  });
  return {
    statusCode: answer.statusCode,
    headers: answer.headers,
    ended,
    leave: () => void answer.raw.res.destroy(),
    waitFor: async (isMeant = () => true) => {
      for (;;) {
        const next = received.shift();
        if (next && isMeant(next)) return next;
        if (next) continue;
        if (isEnded) throw new Error('The stream has ended');
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
