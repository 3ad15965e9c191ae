import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Caller, Gate, NeedSession, Session } from '#server/platform/http/add-endpoint.ts';
import {
  countCall,
  countOne,
  type Limiter,
  WRITES_PER_USER,
} from '#server/platform/limits/limits.ts';
import { Problem } from '#server/platform/problem.ts';
import * as accountTexts from '#texts/account.ts';
import * as moderationTexts from '#texts/moderation.ts';
import { createFindSession } from './session-store.ts';

/** Finds the session once per request and counts writes against the limit. */
export function createNeedSession(pool: Pool, limiter: Limiter): NeedSession {
  const known = new WeakMap<Caller, Session>();
  const findSession = createFindSession(pool);
  return async (request, endpoint) => {
    const found = known.get(request);
    if (found !== undefined) return found;
    const token = readToken(request);
    const session = token === undefined ? undefined : await findSession(token);
    if (session === undefined) throw new Problem(401, accountTexts.authenticationRequired);
    if (session.suspendedFor !== null && !endpoint?.whileSuspended) {
      throw new Problem(403, moderationTexts.suspended(session.suspendedFor), {
        code: 'suspended',
      });
    }
    if (request.method !== 'GET') {
      await countOne(limiter, `writes ${session.userId}`, WRITES_PER_USER);
    }
    known.set(request, session);
    return session;
  };
}

/**
 * Adds a check to every write route that is added to `app` after this call. It verifies the token and counts the
 * write after the limit of the network address and before the body is read.
 */
export function checkWritesEarly(
  app: FastifyInstance,
  { needSession, limiter }: Pick<Gate, 'needSession' | 'limiter'>,
): void {
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint;
    if (endpoint === undefined || endpoint.method === 'GET' || endpoint.access === 'anyone') return;
    const mayBeVisitor = endpoint.access === 'visitor-or-member';
    const check = async (request: FastifyRequest) => {
      if (mayBeVisitor && readToken(request) === undefined) return;
      const { userId } = await needSession(request, endpoint);
      await countCall(limiter, endpoint.limit, userId);
    };
    route.onRequest = [route.onRequest ?? []].flat().concat(check);
  });
}

/** An expired token is a 401 for reads too, so that the client signs out. */
export function createFindViewer(needSession: NeedSession): Gate['findViewer'] {
  return async (request) => (readToken(request) === undefined ? undefined : needSession(request));
}

export function readToken({ headers }: Caller): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
