import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { listenToEvents } from '#contract/live/endpoints.ts';
import { STREAM_TYPE } from '#contract/live/stream.ts';
import { addEndpoint, type Gate } from '#server/platform/http/add-endpoint.ts';
import { WRITES } from '#server/platform/limits/limits.ts';
import { toNetworks } from '#server/platform/limits/networks.ts';
import { Problem } from '#server/platform/problem.ts';
import * as accountTexts from '#texts/account.ts';
import { createAnnouncer } from './announce.ts';
import type { ChangeChannel } from './change-channel.ts';
import { createDatabaseChannel } from './database-channel.ts';
import { createHub } from './hub.ts';
import type { Stream, Streams } from './streams.ts';

/**
 * Limits of streams at one server. A member needs one for each browser. An office, or everyone behind an undeclared
 * proxy, shares one address.
 */
export const STREAMS_PER_MEMBER = 10;
export const STREAMS_PER_ADDRESS = 200;
const AGAIN_S = 60;

const HEADERS = {
  'content-type': STREAM_TYPE,
  'cache-control': 'no-store, no-transform',
  // Keeps nginx from buffering events.
  'x-accel-buffering': 'no',
};

interface Parts {
  pool: Pool;
  gate: Gate;
  channel?: ChangeChannel | undefined;
  /** Called after each accepted write. */
  noteWrite: () => void;
}

/**
 * Registers `GET /events`, and announces to all servers every accepted write of the routes that are added to `app`
 * afterwards. Events hold only ids. They differ between listeners only by blocked authors and by notifications.
 */
export function addEventRoutes(
  app: FastifyInstance,
  { pool, gate, channel = createDatabaseChannel(pool), noteWrite }: Parts,
) {
  const hub = createHub(pool, channel, app.log);
  const announcer = createAnnouncer(channel, app.log);

  const announceWrite = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (reply.statusCode < 400) {
      announcer.announce();
      noteWrite();
      if (mayEndSessions(request)) hub.check();
    }
    done();
  };
  // Only for writes, so that reads do not wait for a hook.
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().some((method) => WRITES.has(method))) return;
    route.onResponse = [route.onResponse ?? [], announceWrite].flat();
  });
  // Runs before the server waits for open connections to end.
  app.addHook('preClose', () => hub.close());
  app.addHook('onClose', () => announcer.stop());

  addEndpoint(
    app,
    listenToEvents,
    async ({ request, reply }) => {
      const { raw } = reply;
      const stream = {
        sink: raw,
        networks: toNetworks(request.ip),
        member: await findMember(request, gate),
      };
      await hub.open(() => {
        if (gate.limiter) refuseMany(hub.streams, stream);
        if (raw.destroyed) return undefined;
        raw.on('close', () => hub.streams.remove(stream));
        reply.hijack();
        for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS })) {
          if (value !== undefined) raw.setHeader(name, value);
        }
        raw.writeHead(200);
        raw.write(':\n\n');
        if (request.method !== 'HEAD') return stream;
        raw.end();
        return undefined;
      });
      return reply;
    },
    gate,
  );
}

/** Sign-out, password change, account deletion and suspension. */
const ENDS_SESSIONS = /^\/(?:auth|moderation|user\/sessions)\//;

function mayEndSessions({ routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config;
  return (
    endpoint !== undefined && endpoint.access !== 'anyone' && ENDS_SESSIONS.test(endpoint.path)
  );
}

async function findMember(
  request: FastifyRequest,
  { findViewer }: Gate,
): Promise<Stream['member']> {
  const session = await findViewer(request);
  const { authorization } = request.headers;
  return (
    session && {
      userId: session.userId,
      isSignedIn: async () => {
        try {
          // A new object, because the session of each request object is looked up only once.
          return (await findViewer({ headers: { authorization }, method: 'GET' })) !== undefined;
        } catch (error) {
          if (error instanceof Problem) return false;
          throw error;
        }
      },
    }
  );
}

function refuseMany(streams: Streams, { networks, member }: Stream): void {
  const userId = member?.userId;
  const countAt = (name: string) =>
    streams.count((stream) => stream.networks.some((network) => network.name === name));
  const isFull =
    networks.some(({ name, share }) => countAt(name) >= STREAMS_PER_ADDRESS * share) ||
    (userId !== undefined &&
      streams.count((stream) => stream.member?.userId === userId) >= STREAMS_PER_MEMBER);
  if (isFull) throw new Problem(429, accountTexts.tooManyRequests, { retryAfter: AGAIN_S });
}
