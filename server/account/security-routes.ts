import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changePassword, endOtherSessions, removeAccount } from '#contract/account/endpoints.ts';
import { findOwnAnswer } from '#server/member/user-store.ts';
import { toWidestNetwork } from '#server/platform/limits/networks.ts';
import { Problem } from '#server/platform/problem.ts';
import { addWrite } from '#server/platform/writes/add-write.ts';
import * as accountTexts from '#texts/account.ts';
import { findEmailKey, findPasswordHash, updatePassword } from './account-store.ts';
import { checkPassword } from './check-password.ts';
import { toDeviceName } from './device-name.ts';
import { deleteLinks } from './link-store.ts';
import type { AccountParts } from './ports.ts';
import { deleteOtherSessions, deleteSessions, insertSession } from './session-store.ts';
import { readToken } from './signed-in.ts';

export function addSecurityRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { pool, passwords, gate, mail } = parts;

  /**
   * Returns the hash that the password was compared with. A wrong password is a 422, because a 401 would sign the
   * member out.
   */
  async function checkCurrentPassword(
    request: FastifyRequest,
    userId: string,
    password: string,
    path: string,
  ): Promise<string> {
    const hash = await findPasswordHash(pool, userId);
    const { limiter } = gate;
    const isRight = await checkPassword({
      passwords,
      limiter,
      hash,
      password,
      account: userId,
      isKnown: true,
      request,
    });
    return isRight && hash !== undefined ? hash : refusePassword(path);
  }

  addWrite(app, parts, changePassword, {
    secret: readSecret,
    findBody: (client, { userId }) => findOwnAnswer(client, userId),
    prepare: async ({ request, userId, body }) => {
      const before = await checkCurrentPassword(
        request,
        userId,
        body.currentPassword,
        'currentPassword',
      );
      const after = await passwords.toHash(body.newPassword, toWidestNetwork(request.ip));
      return { before, after };
    },
    work: async (client, { session, userId, prepared: hashes }) => {
      const isChanged = await updatePassword(client, userId, hashes);
      if (!isChanged) refusePassword('currentPassword');
      await deleteOtherSessions(client, session);
      await deleteLinks(client, userId, ['reset']);
      const key = await findEmailKey(client, userId);
      if (key !== undefined) {
        await mail?.dropResets(client, key);
        await mail?.note(client, 'changed', key);
      }
      return { afterCommit: async () => mail?.wake() };
    },
  });

  addWrite(app, parts, endOtherSessions, {
    work: async (client, { session }) => ({
      body: { ended: await deleteOtherSessions(client, session) },
    }),
  });

  addWrite(app, parts, removeAccount, {
    secret: readSecret,
    prepare: async ({ request, userId, body }) => {
      const passwordHash = await checkCurrentPassword(request, userId, body.password, 'password');
      // In a separate step before the deletion: devices that continue to write would hold the locks it waits for.
      await deleteSessions(pool, userId);
      return { id: userId, passwordHash };
    },
    work: async (client, { userId, body }) => {
      const deletedFiles = await parts.removeAccount(client, userId, body.posts);
      return { body: {}, afterCommit: () => parts.removeFiles(deletedFiles) };
    },
    // Restores the session after a failure, so that the member can try again. After a crash they have to sign in.
    undo: async ({ request, session, prepared: account }) => {
      const device = toDeviceName(request.headers['user-agent']);
      const again = { tokenHash: session.tokenHash, device };
      await insertSession(pool, account, again).catch((error: unknown) => request.log.error(error));
    },
  });
}

function refusePassword(path: string): never {
  const msg = accountTexts.currentPasswordWrong;
  throw new Problem(422, msg, { details: [{ msg, path }] });
}

/** The token keys the fingerprint of a body with a password, because the database does not contain the token. */
function readSecret(request: FastifyRequest): string {
  return readToken(request) ?? '';
}
