import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  askForConfirmation,
  confirmEmail,
  forgotPassword,
  resetPassword,
} from '#contract/account/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { MAILS_PER_ACCOUNT } from '#server/platform/limits/limits.ts';
import { toWidestNetwork } from '#server/platform/limits/networks.ts';
import { Problem } from '#server/platform/problem.ts';
import { addWrite } from '#server/platform/writes/add-write.ts';
import { inTransaction } from '#server/platform/writes/transaction.ts';
import * as accountTexts from '#texts/account.ts';
import {
  findEmailKey,
  findPasswordHash,
  resetPasswordHash,
  toEmailKey,
  verifyEmail,
} from './account-store.ts';
import { checkPassword } from './check-password.ts';
import { consumeLink, deleteLinks, findLink } from './link-store.ts';
import type { AccountParts } from './ports.ts';
import { deleteSessions, toTokenHash } from './session-store.ts';

/** Requests for mailed links, and the use of links to reset a password or confirm an email. */
export function addLinkRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { pool, passwords, gate, mail } = parts;

  /**
   * For a link that was used already: a request with the current password is a retry after a lost response and
   * succeeds.
   */
  async function answerUsedLink(
    request: FastifyRequest,
    userId: string,
    password: string,
  ): Promise<object> {
    const hash = await findPasswordHash(pool, userId);
    const { limiter } = gate;
    const check = { passwords, limiter, hash, password, account: userId, isKnown: true, request };
    if (!(await checkPassword(check))) throw createDeadLink();
    return {};
  }

  addEndpoint(app, forgotPassword, async ({ reply, body }) => {
    if (!mail) throw createNoMail();
    const key = toEmailKey(body.email);
    reply.code(202);
    // The response beyond the limit is the same, so that it does not reveal earlier requests.
    const { max, windowMs } = MAILS_PER_ACCOUNT;
    const counted = await gate.limiter?.add(`forgotten ${key}`, windowMs);
    // The same work for every address: the account is looked up when the mail is sent.
    if (!counted || counted.count <= max) await mail.note(pool, 'reset', key);
    mail.wake();
    return {};
  });

  addEndpoint(app, resetPassword, async ({ request, body }) => {
    const tokenHash = toTokenHash(body.token);
    // Avoids the expensive hash for an invalid link. The transaction below decides if the link is still valid.
    const found = await findLink(pool, 'reset', tokenHash);
    if (!found) throw createDeadLink();
    if (found.isUsed) return answerUsedLink(request, found.userId, body.password);
    const passwordHash = await passwords.toHash(body.password, toWidestNetwork(request.ip));
    return inTransaction(pool, async (client) => {
      const link = await consumeLink(client, 'reset', tokenHash);
      if (!link) return () => answerUsedLink(request, found.userId, body.password);
      const { userId } = link;
      await resetPasswordHash(client, { ...link, passwordHash });
      await deleteSessions(client, userId);
      await deleteLinks(client, userId, ['reset', 'confirm']);
      const key = await findEmailKey(client, userId);
      if (key !== undefined) {
        await mail?.dropResets(client, key);
        await mail?.note(client, 'changed', key);
      }
      return async () => {
        mail?.wake();
        return {};
      };
    });
  });

  addWrite(app, parts, askForConfirmation, {
    work: async (client, { userId }) => {
      if (!mail) throw createNoMail();
      const key = await findEmailKey(client, userId);
      if (key !== undefined) await mail.note(client, 'confirm', key);
      return { status: 202, body: {}, afterCommit: async () => mail.wake() };
    },
  });

  addEndpoint(app, confirmEmail, async ({ body }) =>
    inTransaction(pool, async (client) => {
      const tokenHash = toTokenHash(body.token);
      const link = await consumeLink(client, 'confirm', tokenHash);
      if (link) await verifyEmail(client, link.userId);
      // A used link is a retry after a lost response.
      else if (!(await findLink(client, 'confirm', tokenHash))) throw createDeadLink();
      return async () => ({});
    }),
  );
}

function createDeadLink(): Problem {
  const msg = accountTexts.linkInvalid;
  return new Problem(422, msg, { details: [{ msg, path: 'token' }] });
}

/** A 503 would promise that a retry can succeed. */
function createNoMail(): Problem {
  return new Problem(404, accountTexts.noMail);
}
