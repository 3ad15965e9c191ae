import type { FastifyInstance } from 'fastify';
import { accountTexts } from '../../contract/account-texts.ts';
import { type AuthAnswer, LoginBody, RegisterBody } from '../../contract/auth.ts';
import { apiPaths } from '../../contract/paths.ts';
import { readBody } from '../http/read-body.ts';
import { REGISTER_LIMIT, toAddress } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { checkPassword } from './check-password.ts';
import { createToken, deleteSession, insertSession } from './session-store.ts';
import { findAccount, findOwnUser, insertUser, toEmailKey } from './user-store.ts';
import type { AccountParts } from './write-parts.ts';

/** Registering and signing in ignore Idempotency-Key (contract): their answers hold a token, which is never stored. */
export function addSignInRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { pool, passwords, limiter, needSession, answerWrite } = parts;

  app.post(apiPaths.register, { config: { rateLimit: REGISTER_LIMIT } }, async (request, reply) => {
    const { name, email, password } = readBody(RegisterBody, request.body);
    const passwordHash = await passwords.toHash(password);
    const { token, tokenHash } = createToken();
    const userId = await insertUser(pool, { name, email, passwordHash, tokenHash });
    if (userId === undefined) throw new Problem(409, accountTexts.emailTaken, { code: 'exists' });
    const answer: AuthAnswer = { token, user: await findOwnUser(pool, userId) };
    return reply.code(201).send(answer);
  });

  app.post(apiPaths.login, async (request, reply) => {
    const { email, password } = readBody(LoginBody, request.body);
    const account = await findAccount(pool, email);
    const isRight = await checkPassword({
      passwords,
      limiter,
      hash: account?.passwordHash,
      password,
      keys: [`sign-in to ${toEmailKey(email)}`, `sign-in from ${toAddress(request)}`],
    });
    const { token, tokenHash } = createToken();
    const isIn =
      account !== undefined && isRight && (await insertSession(pool, account, tokenHash));
    if (!isIn) throw new Problem(401, accountTexts.invalidSignIn);
    const answer: AuthAnswer = { token, user: await findOwnUser(pool, account.id) };
    return reply.send(answer);
  });

  app.post(apiPaths.logout, async (request, reply) => {
    const session = await needSession(request);
    return answerWrite({
      request,
      reply,
      userId: session.userId,
      work: async (client) => {
        await deleteSession(client, session);
        return { body: {} };
      },
    });
  });
}
