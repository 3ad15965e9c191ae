import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Mailbox, openMailbox, readToken } from '#server/testing/open-mailbox.ts';
import { signUp } from '#server/testing/sign-up.ts';

export const NEW_PASSWORD = 'Thyme8leaf';

/** Gives the tests of a file a server that sends mail, and empties its mailbox before each test. */
export function setUpRecovery() {
  let mailbox: Mailbox;
  let test: TestApp;
  let calls = 0;
  beforeAll(async () => {
    mailbox = await openMailbox();
    test = await buildTestApp({ mail: mailbox.mail, dishes: {} });
  });
  afterAll(async () => {
    await test.close();
    await mailbox.close();
  });
  beforeEach(async () => {
    await test.pool.query('delete from mails');
    mailbox.mails.length = 0;
  });

  /** Each request comes from a different address, to avoid the limits per address. */
  const post = (path: string, payload: object, from?: string) => {
    calls += 1;
    const remoteAddress = from ?? `10.0.${Math.trunc(calls / 250)}.${calls % 250}`;
    return test.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
  };
  const forgot = (email: string) => post('forgot', { email });
  return {
    get test() {
      return test;
    },
    get mailbox() {
      return mailbox;
    },
    post,
    forgot,
    reset: (token: string, password = NEW_PASSWORD, from?: string) =>
      post('reset', { token, password }, from),
    isIn: async (email: string, password: string) =>
      (await post('login', { email, password })).statusCode === 200,
    /** Signs up a member and deletes the confirmation mail from the queue. */
    signUpQuietly: async () => {
      const cook = await signUp(test.app);
      await test.pool.query('delete from mails');
      return cook;
    },
    mailLink: async (email: string) => {
      await forgot(email);
      await mailbox.deliver(test.pool);
      return readToken(mailbox, email);
    },
  };
}
