import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { accountTexts } from '../../contract/account-texts.ts';
import { API_BASE, apiPaths } from '../../contract/paths.ts';
import { countOne, type Limiter, WRITES, WRITES_PER_USER } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { createFindSession, type Session } from './session-store.ts';

export type NeedSession = (request: FastifyRequest) => Promise<Session>;

/** Who asks, found once per request; throws a 401 for no or a dead token, and a 429 for writes in a number no person makes. */
export function createNeedSession(pool: Pool, limiter: Limiter): NeedSession {
  const known = new WeakMap<FastifyRequest, Session>();
  const findSession = createFindSession(pool);
  return async (request) => {
    const found = known.get(request);
    if (found !== undefined) return found;
    const token = toToken(request);
    const session = token === undefined ? undefined : await findSession(token);
    if (session === undefined) throw new Problem(401, accountTexts.authenticationRequired);
    if (request.method !== 'GET') {
      await countOne(limiter, `writes ${session.userId}`, WRITES_PER_USER);
    }
    known.set(request, session);
    return session;
  };
}

/** Where nobody is signed in yet. */
const OPEN: ReadonlySet<string> = new Set([apiPaths.register, apiPaths.login]);

/**
 * Asks for the session at the head of every write that is added to `app` from here on: what nobody sent is refused
 * before a byte of its body is read, after its address was counted.
 */
export function admitToWrites(app: FastifyInstance, needSession: NeedSession): void {
  const admit = async (request: FastifyRequest) => void (await needSession(request));
  app.addHook('onRoute', (route) => {
    const isWrite = [route.method].flat().some((method) => WRITES.has(method));
    if (!isWrite || OPEN.has(route.url.replace(API_BASE, ''))) return;
    route.onRequest = [route.onRequest ?? []].flat().concat(admit);
  });
}

/** Who asks for what everybody may read: undefined for a visitor. A token that is sent has to be alive, or its owner never learns. */
export type FindViewer = (request: FastifyRequest) => Promise<string | undefined>;

export function createFindViewer(needSession: NeedSession): FindViewer {
  return async (request) =>
    toToken(request) === undefined ? undefined : (await needSession(request)).userId;
}

export function toToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
