import type { FastifyInstance } from 'fastify';
import { logIn, logOut, register } from '#contract/account/endpoints.ts';
import { findCurrentUser } from '#server/member/user-store.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { toWidestNetwork } from '#server/platform/limits/networks.ts';
import { Problem } from '#server/platform/problem.ts';
import { addWrite } from '#server/platform/writes/add-write.ts';
import * as accountTexts from '#texts/account.ts';
import { findAccount, insertUser, toEmailKey } from './account-store.ts';
import { checkPassword } from './check-password.ts';
import { toDeviceName } from './device-name.ts';
import { isKnownDevice, readDevice, saveDevice } from './known-devices.ts';
import type { AccountParts } from './ports.ts';
import { createToken, deleteSession, insertSession } from './session-store.ts';

export function addSignInRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { pool, passwords, gate, mail } = parts;

  addEndpoint(app, register, async ({ request, reply, body }) => {
    const { name, email, password } = body;
    const passwordHash = await passwords.toHash(password, toWidestNetwork(request.ip));
    const { token, tokenHash } = createToken();
    const device = toDeviceName(request.headers['user-agent']);
    const userId = await insertUser(pool, { name, email, passwordHash, tokenHash, device });
    if (userId === undefined) throw new Problem(409, accountTexts.emailTaken, { code: 'exists' });
    await saveDevice(pool, userId, readDevice(request));
    // If the mail cannot be queued, the member can request it on their profile.
    await mail?.note(pool, 'confirm', toEmailKey(email)).catch((error: unknown) => {
      request.log.error(error);
    });
    mail?.wake();
    reply.code(201);
    return { token, user: await findCurrentUser(pool, userId) };
  });

  addEndpoint(app, logIn, async ({ request, body }) => {
    const { email, password } = body;
    const account = await findAccount(pool, email);
    const sentDevice = readDevice(request);
    const isRight = await checkPassword({
      passwords,
      limiter: gate.limiter,
      hash: account?.passwordHash,
      password,
      account: toEmailKey(email),
      isKnown: account !== undefined && (await isKnownDevice(pool, account.id, sentDevice)),
      request,
    });
    const { token, tokenHash } = createToken();
    const device = toDeviceName(request.headers['user-agent']);
    const isIn =
      account !== undefined &&
      isRight &&
      (await insertSession(pool, account, { tokenHash, device }));
    if (!isIn) throw new Problem(401, accountTexts.invalidSignIn);
    await saveDevice(pool, account.id, sentDevice);
    return { token, user: await findCurrentUser(pool, account.id) };
  });

  addWrite(app, parts, logOut, {
    work: async (client, { session }) => {
      await deleteSession(client, session);
      return { body: {} };
    },
  });
}
