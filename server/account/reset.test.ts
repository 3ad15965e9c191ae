import { describe, expect, it } from 'vitest';
import { SIGN_IN_FAILURES } from '#server/platform/limits/limits.ts';
import { SITE } from '#server/testing/open-mailbox.ts';
import { PASSWORD, signIn } from '#server/testing/sign-up.ts';
import { NEW_PASSWORD, setUpRecovery } from './testing/set-up-recovery.ts';

const recovery = setUpRecovery();

it('drops a queued reset link after another link reset the password', async () => {
  const cook = await recovery.signUpQuietly();
  const token = await recovery.mailLink(cook.email);
  await recovery.forgot(cook.email);
  expect((await recovery.reset(token)).statusCode).toBe(200);
  await recovery.mailbox.deliver(recovery.test.pool);
  expect(recovery.mailbox.mails.map(({ subject }) => subject)).toEqual([
    'Choose a new Simmer password',
    'Your Simmer password was changed',
  ]);
});

it('drops a queued reset link after the member changed the password', async () => {
  const cook = await recovery.signUpQuietly();
  await recovery.forgot(cook.email);
  await cook.ask('POST', '/auth/password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  await recovery.mailbox.deliver(recovery.test.pool);
  expect(recovery.mailbox.mails.map(({ subject }) => subject)).toEqual([
    'Your Simmer password was changed',
  ]);
});

describe('POST /auth/reset', () => {
  it('[T-accounts-7] a reset link changes the password once, ends every session and sends a notice by mail', async () => {
    const cook = await recovery.signUpQuietly();
    const phone = await signIn(recovery.test.app, cook.email);
    const token = await recovery.mailLink(cook.email);
    const answer = await recovery.reset(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    for (const device of [cook, phone]) {
      expect((await device.ask('GET', '/auth/profile')).statusCode).toBe(401);
    }
    expect(await recovery.isIn(cook.email, PASSWORD)).toBe(false);
    expect(await recovery.isIn(cook.email, NEW_PASSWORD)).toBe(true);
    const again = await recovery.reset(token, 'Sage9leaf');
    expect([again.statusCode, again.json().code]).toEqual([422, 'link_invalid']);
    expect(await recovery.isIn(cook.email, NEW_PASSWORD)).toBe(true);
    await recovery.mailbox.deliver(recovery.test.pool);
    expect(recovery.mailbox.mails.at(-1)?.subject).toBe('Your Simmer password was changed');
    expect(recovery.mailbox.mails.at(-1)?.content).toContain(`${SITE}/forgot-password`);
  });

  it('accepts one of two concurrent requests', async () => {
    const cook = await recovery.signUpQuietly();
    const token = await recovery.mailLink(cook.email);
    const wanted = [NEW_PASSWORD, 'Sage9leaf'];
    const answers = await Promise.all(wanted.map((password) => recovery.reset(token, password)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await recovery.isIn(cook.email, wanted[statuses.indexOf(200)] ?? '')).toBe(true);
  });

  it('answers a retry after a lost response with success and changes nothing', async () => {
    const cook = await recovery.signUpQuietly();
    const token = await recovery.mailLink(cook.email);
    await Promise.all([recovery.reset(token), recovery.reset(token)]);
    await recovery.mailbox.deliver(recovery.test.pool);
    const phone = await signIn(recovery.test.app, cook.email, NEW_PASSWORD);
    expect((await recovery.reset(token)).statusCode).toBe(200);
    expect((await phone.ask('GET', '/auth/profile')).statusCode).toBe(200);
    await recovery.mailbox.deliver(recovery.test.pool);
    expect(recovery.mailbox.mails.map(({ subject }) => subject)).toEqual([
      'Choose a new Simmer password',
      'Your Simmer password was changed',
    ]);
    await recovery.test.pool.query(
      `update account_links set expires_at = expires_at - interval '1 hour'`,
    );
    expect((await recovery.reset(token)).json().code).toBe('link_invalid');
  });

  it('limits password guesses with a used link like failed sign-ins', async () => {
    const cook = await recovery.signUpQuietly();
    const token = await recovery.mailLink(cook.email);
    await recovery.reset(token);
    const guess = (password: string) => recovery.reset(token, password, '10.8.8.8');
    const statuses: number[] = [];
    for (let time = 0; time < SIGN_IN_FAILURES.max; time += 1) {
      statuses.push((await guess(`Guess${time}abc`)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await guess(NEW_PASSWORD)).statusCode).toBe(429);
  });

  it('[T-accounts-8] only the newest reset link works, for one hour', async () => {
    const cook = await recovery.signUpQuietly();
    const first = await recovery.mailLink(cook.email);
    const second = await recovery.mailLink(cook.email);
    expect(second).not.toBe(first);
    expect((await recovery.reset(first)).json().code).toBe('link_invalid');
    await recovery.test.pool.query(
      `update account_links set expires_at = expires_at - interval '1 hour'`,
    );
    expect((await recovery.reset(second)).json().code).toBe('link_invalid');
    expect(await recovery.isIn(cook.email, PASSWORD)).toBe(true);
  });

  it('applies the password rules of registration and keeps the link valid after a refusal', async () => {
    const cook = await recovery.signUpQuietly();
    const token = await recovery.mailLink(cook.email);
    const answer = await recovery.reset(token, 'thyme');
    expect([answer.statusCode, answer.json().details]).toHaveLength(2);
    expect(answer.json().details[0].path).toBe('password');
    expect((await recovery.reset(token)).statusCode).toBe(200);
  });

  it('refuses a link that is older than the last password change', async () => {
    const cook = await recovery.signUpQuietly();
    const token = await recovery.mailLink(cook.email);
    await cook.ask('POST', '/auth/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect((await recovery.reset(token, 'Sage9leaf')).statusCode).toBe(422);
    await recovery.mailbox.deliver(recovery.test.pool);
    expect(recovery.mailbox.mails.at(-1)?.subject).toBe('Your Simmer password was changed');
  });

  it('does not end a suspension', async () => {
    const cook = await recovery.signUpQuietly();
    await recovery.test.pool.query(
      `insert into standings (user_id, suspended_for) values ($1, 'Rude')`,
      [cook.user.id],
    );
    expect((await recovery.reset(await recovery.mailLink(cook.email))).statusCode).toBe(200);
    const again = await signIn(recovery.test.app, cook.email, NEW_PASSWORD);
    const answer = await again.ask('GET', '/auth/profile');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'suspended']);
  });

  it('[T-accounts-9] the database contains no usable reset token', async () => {
    const cook = await recovery.signUpQuietly();
    const token = await recovery.mailLink(cook.email);
    const { rows } = await recovery.test.pool.query('select * from account_links, mails');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
