import { afterAll, beforeAll, expect, it } from 'vitest';
import { runResetLink } from '#server/commands/reset-link.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import {
  type Mailbox,
  openMailbox,
  readLinkToken,
  readToken,
  SITE,
} from '#server/testing/open-mailbox.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let mailbox: Mailbox;
let test: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  test = await buildTestApp({ mail: mailbox.mail, dishes: {}, rateLimit: 'off' });
});
afterAll(async () => {
  await test.close();
  await mailbox.close();
});

const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
const isVerified = async (cook: Cook) =>
  (await cook.ask('GET', '/auth/profile')).json().user.emailVerified;

it('mails a link on registration that confirms the address once', async () => {
  const cook = await signUp(test.app);
  expect(cook.user.emailVerified).toBe(false);
  await mailbox.deliver(test.pool);
  expect(mailbox.mails.at(-1)?.content).toContain(`${SITE}/verify-email#token=`);
  const token = readToken(mailbox, cook.email);
  expect((await post('confirm-email', { token })).statusCode).toBe(200);
  expect(await isVerified(cook)).toBe(true);
  const { rows } = await test.pool.query('select email_verified_at from users');
  // A client that lost the response sends the request again.
  expect((await post('confirm-email', { token })).statusCode).toBe(200);
  expect((await test.pool.query('select email_verified_at from users')).rows).toEqual(rows);
});

it('sends the link again and invalidates the first one', async () => {
  const cook = await signUp(test.app);
  await mailbox.deliver(test.pool);
  const first = readToken(mailbox, cook.email);
  expect((await cook.ask('POST', '/auth/confirm-email/send')).statusCode).toBe(202);
  await mailbox.deliver(test.pool);
  const second = readToken(mailbox, cook.email);
  expect((await post('confirm-email', { token: first })).statusCode).toBe(422);
  expect((await post('confirm-email', { token: second })).statusCode).toBe(200);
  const count = mailbox.mails.length;
  expect((await cook.ask('POST', '/auth/confirm-email/send')).statusCode).toBe(202);
  await mailbox.deliver(test.pool);
  expect(mailbox.mails).toHaveLength(count);
});

it('refuses a link that was made for another purpose', async () => {
  const cook = await signUp(test.app);
  await mailbox.deliver(test.pool);
  const token = readToken(mailbox, cook.email);
  expect((await post('reset', { token, password: 'Thyme8leaf' })).statusCode).toBe(422);
  await post('forgot', { email: cook.email });
  await mailbox.deliver(test.pool);
  const other = readToken(mailbox, cook.email);
  expect((await post('confirm-email', { token: other })).statusCode).toBe(422);
});

it('confirms the address after a mailed reset, but not after a reset link that an operator printed', async () => {
  const mailed = await signUp(test.app);
  await mailbox.deliver(test.pool);
  await post('forgot', { email: mailed.email });
  await mailbox.deliver(test.pool);
  const token = readToken(mailbox, mailed.email);
  await post('reset', { token, password: 'Thyme8leaf' });
  const printed = await signUp(test.app);
  const link = await runResetLink(test.pool, SITE, [printed.email]);
  const given = readLinkToken(link);
  await post('reset', { token: given, password: 'Thyme8leaf' });
  const { rows } = await test.pool.query(
    'select email, email_verified_at is not null as verified from users where id = any ($1)',
    [[mailed.user.id, printed.user.id]],
  );
  expect(Object.fromEntries(rows.map(({ email, verified }) => [email, verified]))).toEqual({
    [mailed.email]: true,
    [printed.email]: false,
  });
});

it('hides from other members whether an address is confirmed', async () => {
  const [cook, other] = [await signUp(test.app), await signUp(test.app)];
  const { user } = (await other.ask('GET', `/users/${cook.user.id}`)).json();
  expect(user).not.toHaveProperty('emailVerified');
});
