import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Health } from '../../contract/health.ts';
import { addKeptRecipeRoutes } from '../kept-recipes/routes.ts';
import { createMemoryCounters } from '../limits/counters.ts';
import { limitByAddress } from '../limits/limits.ts';
import { addPeopleRoutes } from '../people/routes.ts';
import { addPosts } from '../posts/routes.ts';
import type { UploadFiles } from '../uploads/files.ts';
import { addUploadRoutes } from '../uploads/routes.ts';
import { createAnswerWrite } from '../writes/answer-write.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { addProfileRoutes } from './profile-routes.ts';
import { addSecurityRoutes } from './security-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { admitToWrites, createFindViewer, createNeedSession } from './signed-in.ts';

interface Parts {
  pool: Pool;
  rateLimit?: Health['rateLimit'];
  passwords?: Passwords;
  files: UploadFiles;
}

/** Everything that knows who asks; none of it may be kept by anyone on the way. */
export async function addAccounts(app: FastifyInstance, parts: Parts): Promise<void> {
  const { pool, files, passwords = createPasswords() } = parts;
  const limiter = parts.rateLimit === 'off' ? undefined : createMemoryCounters();
  if (limiter) await limitByAddress(app, limiter);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  const needSession = createNeedSession(pool, limiter);
  admitToWrites(app, needSession);
  const answerWrite = createAnswerWrite(pool);
  const findViewer = createFindViewer(needSession);
  const shared = { pool, limiter, needSession, findViewer, answerWrite, passwords, files };
  addSignInRoutes(app, shared);
  addProfileRoutes(app, shared);
  addSecurityRoutes(app, shared);
  addKeptRecipeRoutes(app, shared);
  addPeopleRoutes(app, shared);
  addPosts(app, shared);
  await app.register((uploads) => addUploadRoutes(uploads, shared));
}
