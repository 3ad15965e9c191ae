import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { listenToEvents } from '../../contract/endpoints/events.ts';
import { STREAM_TYPE } from '../../contract/live/stream.ts';
import { accountTexts } from '../../texts/en/accounts.ts';
import { addEndpoint, type Gate } from '../http/add-endpoint.ts';
import { WRITES } from '../limits/limits.ts';
import { toNetworks } from '../limits/networks.ts';
import { Problem } from '../problem.ts';
import { createAnnouncer } from './announce.ts';
import type { ChangeChannel } from './change-channel.ts';
import { createDatabaseChannel } from './database-channel.ts';
import { createHub } from './hub.ts';
import type { Stream, Streams } from './streams.ts';

/** Streams at one server: one for each browser of a member. An office, or everyone behind an undeclared proxy, has one address. */
export const STREAMS_PER_MEMBER = 10;
export const STREAMS_PER_ADDRESS = 200;
const AGAIN_S = 60;

const HEADERS = {
  'content-type': STREAM_TYPE,
  'cache-control': 'no-store, no-transform',
  // For nginx: each event is sent on at once.
  'x-accel-buffering': 'no',
};

interface Parts {
  pool: Pool;
  gate: Gate;
  /** Unset: the database. */
  channel?: ChangeChannel | undefined;
  /** Called after each accepted write, besides. */
  noteWrite: () => void;
}

/**
 * `GET /events`, and for every accepted write of a route that is added to `app` from here on a word to all servers on the database. What an event says is
 * decided nowhere by who listens, but for their own notifications: it holds names alone.
 */
export function addEventRoutes(
  app: FastifyInstance,
  { pool, gate, channel = createDatabaseChannel(pool), noteWrite }: Parts,
) {
  const hub = createHub(pool, channel, app.log);
  const announcer = createAnnouncer(channel, app.log);

  const tell = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (reply.statusCode < 400) {
      announcer.announce();
      noteWrite();
      if (mayEndSessions(request)) hub.check();
    }
    done();
  };
  // Of writes alone: whoever reads the feed does not wait for a hook.
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().some((method) => WRITES.has(method))) return;
    route.onResponse = [route.onResponse ?? [], tell].flat();
  });
  // Before the server waits for what is open.
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

/** Signing out, another password, an account that goes or is suspended. */
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
          // Another request of the same caller, since each is looked up once.
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
