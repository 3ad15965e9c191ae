import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { readToken, SITE } from '#server/testing/open-mailbox.ts';
import { PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { setUpRecovery } from './testing/set-up-recovery.ts';

const recovery = setUpRecovery();

describe('POST /auth/forgot', () => {
  it('[T-accounts-6] the mail to reset a password has a link of this site as text and as HTML, and no name', async () => {
    const cook = await recovery.signUpQuietly();
    const answer = await recovery.forgot(` ${cook.email.toUpperCase()}`);
    expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
    expect(await recovery.mailbox.deliver(recovery.test.pool)).toEqual([]);
    const [mail] = recovery.mailbox.mails;
    expect([mail?.to, mail?.subject]).toEqual([[cook.email], 'Choose a new Simmer password']);
    const link = `${SITE}/reset-password#token=${readToken(recovery.mailbox, cook.email)}`;
    expect(mail?.content).toContain(`Choose a new password:\r\n${link}`);
    expect(mail?.content).toContain(`<a href="${link}">Choose a new password</a>`);
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
    expect(mail?.raw).not.toContain('Nonna');
    expect((await recovery.test.pool.query('select from mails')).rowCount).toBe(0);
  });

  it('[T-accounts-5] a forgotten password of an unknown address gets the same answer after the same work, and no mail', async () => {
    const cook = await recovery.signUpQuietly();
    const texts: string[] = [];
    const query = recovery.test.pool.query.bind(recovery.test.pool);
    const answers: unknown[] = [];
    for (const email of [cook.email, 'nobody@example.com']) {
      recovery.test.pool.query = Object.assign((...given: unknown[]) => {
        // Ignores the queries of the server's background cleanup.
        if (/users|mails|account_links/.test(String(given[0]))) texts.push(String(given[0]));
        return Reflect.apply(query, recovery.test.pool, given);
      });
      const { statusCode, body } = await recovery.forgot(email);
      answers.push([statusCode, body]);
      recovery.test.pool.query = query;
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toBe(texts[1]);
    await recovery.mailbox.deliver(recovery.test.pool);
    expect(recovery.mailbox.mails.map(({ to }) => to)).toEqual([[cook.email]]);
  });

  it('mails one account at most five times an hour and gives the same answer beyond that', async () => {
    const cook = await recovery.signUpQuietly();
    for (let time = 0; time < 7; time += 1) {
      expect((await recovery.forgot(cook.email)).statusCode).toBe(202);
      await recovery.mailbox.deliver(recovery.test.pool);
    }
    expect(recovery.mailbox.mails).toHaveLength(5);
  });

  it('limits one network address to twenty requests an hour', async () => {
    for (let time = 0; time < 20; time += 1) {
      expect(
        (await recovery.post('forgot', { email: `cook${time}@example.com` }, '10.9.9.9'))
          .statusCode,
      ).toBe(202);
    }
    const answer = await recovery.post('forgot', { email: 'cook@example.com' }, '10.9.9.9');
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it.each(['rosa@example.com\r\nBcc: eve@example.com', 'rosa@example.com\u0000', 'rosa', ''])(
    'refuses %j',
    async (email) => {
      expect((await recovery.forgot(email)).statusCode).toBe(422);
    },
  );

  it.each(['a,eve@example.com', 'eve@example.com>x.y', '"a"<eve@example.com', 'a;b:c@example.com'])(
    'treats all of %j as one address',
    async (email) => {
      await recovery.post('register', { name: 'Rosa', email, password: PASSWORD });
      await recovery.forgot(email);
      await recovery.mailbox.deliver(recovery.test.pool);
      // SMTP quotes the local part of such an address.
      const sent = recovery.mailbox.mails
        .flatMap(({ to }) => to)
        .map((to) => to.replaceAll('"', ''));
      expect(sent.every((to) => to === email)).toBe(true);
      expect((await recovery.test.pool.query('select from mails')).rowCount).toBe(0);
    },
  );
});

it('offers no links and stores no mail if the server sends no mail', async () => {
  const silent = await buildTestApp({ dishes: {} });
  const ask = (url: string, payload?: object) =>
    silent.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api${url}`,
      ...(payload && { payload }),
    });
  expect((await ask('/mail')).json()).toEqual({ isOn: false });
  expect((await ask('/auth/forgot', { email: 'rosa@example.com' })).statusCode).toBe(404);
  const cook = await signUp(silent.app);
  expect((await cook.ask('POST', '/auth/confirm-email/send')).statusCode).toBe(404);
  expect((await silent.pool.query('select from mails')).rowCount).toBe(0);
  await silent.close();
});
