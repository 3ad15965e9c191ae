import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  askForConfirmation,
  confirmEmail,
  forgotPassword,
  resetPassword,
} from '../../contract/endpoints/account-links.ts';
import { accountRefusalTexts } from '../../texts/en/account-refusals.ts';
import { addEndpoint } from '../http/add-endpoint.ts';
import { MAILS_PER_ACCOUNT } from '../limits/limits.ts';
import { toWidestNetwork } from '../limits/networks.ts';
import { Problem } from '../problem.ts';
import { addWrite } from '../writes/add-write.ts';
import { inTransaction } from '../writes/transaction.ts';
import {
  findEmailKey,
  findPasswordHash,
  resetPasswordHash,
  toEmailKey,
  verifyEmail,
} from './account-store.ts';
import { checkPassword } from './check-password.ts';
import { deleteLinks, findLink, takeLink } from './link-store.ts';
import type { AccountParts } from './ports.ts';
import { deleteSessions, toTokenHash } from './session-store.ts';

/** Forgotten passwords and addresses that are to be confirmed: what asks for a link, and what uses it. */
export function addLinkRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { pool, passwords, gate, mail } = parts;

  /** A link that was used already: whoever sends the password that is set by now did not get the answer, and gets it again. */
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
    // Beyond the limit the answer is the same, or it would tell that somebody asked before; those mails are on their way.
    const { max, windowMs } = MAILS_PER_ACCOUNT;
    const counted = await gate.limiter?.add(`forgotten ${key}`, windowMs);
    // The same work for every address: whether there is such an account is looked up when the mail is sent.
    if (!counted || counted.count <= max) await mail.note(pool, 'reset', key);
    mail.wake();
    return {};
  });

  addEndpoint(app, resetPassword, async ({ request, body }) => {
    const tokenHash = toTokenHash(body.token);
    // Spares the costly hash for a dead link; whether it is still good is decided in the transaction.
    const found = await findLink(pool, 'reset', tokenHash);
    if (!found) throw createDeadLink();
    if (found.isUsed) return answerUsedLink(request, found.userId, body.password);
    const passwordHash = await passwords.toHash(body.password, toWidestNetwork(request.ip));
    return inTransaction(pool, async (client) => {
      const link = await takeLink(client, 'reset', tokenHash);
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

  addWrite(app, parts, askForConfirmation, ({ userId }) => ({
    work: async (client) => {
      if (!mail) throw createNoMail();
      const key = await findEmailKey(client, userId);
      if (key !== undefined) await mail.note(client, 'confirm', key);
      return { status: 202, body: {}, afterCommit: async () => mail.wake() };
    },
  }));

  addEndpoint(app, confirmEmail, async ({ body }) =>
    inTransaction(pool, async (client) => {
      const tokenHash = toTokenHash(body.token);
      const link = await takeLink(client, 'confirm', tokenHash);
      if (link) await verifyEmail(client, link.userId);
      // Used already: whoever asks again did not get the answer.
      else if (!(await findLink(client, 'confirm', tokenHash))) throw createDeadLink();
      return async () => ({});
    }),
  );
}

function createDeadLink(): Problem {
  const msg = accountRefusalTexts.linkInvalid;
  return new Problem(422, msg, { details: [{ msg, path: 'token' }] });
}

/** Not a 503, which would promise that it passes. */
function createNoMail(): Problem {
  return new Problem(404, accountRefusalTexts.noMail);
}
