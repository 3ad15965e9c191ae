import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountTexts } from '../../contract/account-texts.ts';
import { AccountRemovalBody, type EndedSessions, PasswordBody } from '../../contract/auth.ts';
import { apiPaths } from '../../contract/paths.ts';
import { readBody } from '../http/read-body.ts';
import { Problem } from '../problem.ts';
import { checkPassword } from './check-password.ts';
import { removeAccount } from './remove-account.ts';
import { deleteOtherSessions } from './session-store.ts';
import { toToken } from './signed-in.ts';
import { findOwnAnswer, findPasswordHash, updatePassword } from './user-store.ts';
import type { AccountParts } from './write-parts.ts';

/** What one does with one's account after asking for the password again, and ending other sessions. */
export function addSecurityRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { pool, passwords, limiter, files, needSession, answerWrite } = parts;

  /** A wrong password is a 422: a 401 would sign the asker out. Answers the hash that the password was held against. */
  async function confirm(userId: string, password: string, path: string): Promise<string> {
    const hash = await findPasswordHash(pool, userId);
    const keys = [`password of ${userId}`];
    const isRight = await checkPassword({ passwords, limiter, hash, password, keys });
    return isRight && hash !== undefined ? hash : refusePassword(path);
  }

  app.post(apiPaths.password, async (request, reply) => {
    const session = await needSession(request);
    const { userId } = session;
    const { currentPassword, newPassword } = readBody(PasswordBody, request.body);
    return answerWrite({
      request,
      reply,
      userId,
      ...toSecret(request),
      findBody: (client) => findOwnAnswer(client, userId),
      prepare: async () => {
        const before = await confirm(userId, currentPassword, 'currentPassword');
        const after = await passwords.toHash(newPassword);
        return async (client) => {
          const isChanged = await updatePassword(client, userId, { before, after });
          if (!isChanged) refusePassword('currentPassword');
          await deleteOtherSessions(client, session);
          return {};
        };
      },
    });
  });

  app.post(apiPaths.endOtherSessions, async (request, reply) => {
    const session = await needSession(request);
    return answerWrite({
      request,
      reply,
      userId: session.userId,
      work: async (client) => {
        const body: EndedSessions = { ended: await deleteOtherSessions(client, session) };
        return { body };
      },
    });
  });

  app.delete(apiPaths.account, async (request, reply) => {
    const { userId } = await needSession(request);
    const { password, posts } = readBody(AccountRemovalBody, request.body);
    return answerWrite({
      request,
      reply,
      userId,
      ...toSecret(request),
      prepare: async () => {
        await confirm(userId, password, 'password');
        return async (client) => {
          const gone = await removeAccount(client, userId, posts);
          return { body: {}, settled: () => files.remove(gone) };
        };
      },
    });
  });
}

function refusePassword(path: string): never {
  const msg = accountTexts.currentPasswordWrong;
  throw new Problem(422, msg, { details: [{ msg, path }] });
}

/** The token, which the database does not hold, keys the fingerprint of a body with a password in it. */
function toSecret(request: FastifyRequest): { secret: string } {
  return { secret: toToken(request) ?? '' };
}
