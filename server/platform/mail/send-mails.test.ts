import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Mailbox, openMailbox } from '#server/testing/open-mailbox.ts';
import { signUp } from '#server/testing/sign-up.ts';

const MINUTE = 60_000;

let mailbox: Mailbox;
let test: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  test = await buildTestApp({ mail: mailbox.mail, dishes: {} });
});
afterAll(async () => {
  await test.close();
  await mailbox.close();
});
afterEach(async () => {
  mailbox.refuse();
  mailbox.mails.length = 0;
  await test.pool.query('delete from mails');
});

const countNoted = async () => (await test.pool.query('select from mails')).rowCount;

it('retries a mail with growing delays while the SMTP server is down', async () => {
  const cook = await signUp(test.app);
  await mailbox.goDown();
  const now = Date.now() + 1000;
  expect(await mailbox.deliver(test.pool, now)).toEqual(['Sending a mail failed: ESOCKET']);
  // Too early for the next attempt.
  expect(await mailbox.deliver(test.pool, now + MINUTE / 4)).toEqual([]);
  expect(await mailbox.deliver(test.pool, now + MINUTE)).toHaveLength(1);
  expect(await mailbox.deliver(test.pool, now + 1.5 * MINUTE)).toEqual([]);
  await mailbox.comeUp();
  expect(await mailbox.deliver(test.pool, now + 3 * MINUTE)).toEqual([]);
  expect(mailbox.mails.map(({ to }) => to)).toEqual([[cook.email]]);
  expect(await countNoted()).toBe(0);
});

it('retries a mail after a temporary refusal, but not after a permanent one', async () => {
  await signUp(test.app);
  const now = Date.now() + 1000;
  mailbox.refuse(450);
  expect(await mailbox.deliver(test.pool, now)).toEqual(['Sending a mail failed: EENVELOPE 450']);
  expect(await countNoted()).toBe(1);
  mailbox.refuse(550);
  const logged = await mailbox.deliver(test.pool, now + MINUTE);
  expect(logged).toEqual(['Sending a mail failed: EENVELOPE 550']);
  expect(await countNoted()).toBe(0);
});

it('gives up after a day', async () => {
  await signUp(test.app);
  await test.pool.query(`update mails set created_at = now() - interval '25 hours'`);
  await mailbox.deliver(test.pool);
  expect([mailbox.mails.length, await countNoted()]).toEqual([0, 0]);
});

it('sends a mail once if two servers send at the same time', async () => {
  await Promise.all([signUp(test.app), signUp(test.app), signUp(test.app)]);
  await Promise.all([mailbox.deliver(test.pool), mailbox.deliver(test.pool)]);
  const to = mailbox.mails.flatMap((mail) => mail.to);
  expect([to.length, new Set(to).size]).toEqual([3, 3]);
});

it('sends no mail to a deleted account', async () => {
  const cook = await signUp(test.app);
  await test.pool.query('delete from users where id = $1', [cook.user.id]);
  expect(await mailbox.deliver(test.pool)).toEqual([]);
  expect([mailbox.mails.length, await countNoted()]).toEqual([0, 0]);
});
