import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { accountTexts } from '../../contract/account-texts.ts';
import { countOne, type Limiter, WRITES_PER_USER } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { findSession, type Session } from './session-store.ts';

export type NeedSession = (request: FastifyRequest) => Promise<Session>;

/** Who asks; throws a 401 for no or a dead token, and a 429 for writes in a number no person makes. */
export function createNeedSession(pool: Pool, limiter: Limiter): NeedSession {
  return async (request) => {
    const token = toToken(request);
    const session = token === undefined ? undefined : await findSession(pool, token);
    if (session === undefined) throw new Problem(401, accountTexts.authenticationRequired);
    if (request.method !== 'GET') {
      await countOne(limiter, `writes ${session.userId}`, WRITES_PER_USER);
    }
    return session;
  };
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
