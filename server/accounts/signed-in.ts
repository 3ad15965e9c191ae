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

export type FindViewer = (request: FastifyRequest) => Promise<string | undefined>;

/** Who reads what everybody may read; a dead token reads as a visitor. */
export function createFindViewer(pool: Pool): FindViewer {
  return async (request) => {
    const token = toToken(request);
    return token === undefined ? undefined : (await findSession(pool, token))?.userId;
  };
}

export function toToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
