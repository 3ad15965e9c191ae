import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type Mailbox, openMailbox, readToken, SITE } from '../testing/open-mailbox.ts';
import { PASSWORD, signIn, signUp } from '../testing/sign-up.ts';

const NEW = 'Thyme8leaf';

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
beforeEach(async () => {
  await test.pool.query('delete from mails');
  mailbox.mails.length = 0;
});

let calls = 0;
/** Each from another address, so that no limit of one address is in the way. */
const post = (path: string, payload: object, from?: string) => {
  calls += 1;
  const remoteAddress = from ?? `10.0.${Math.trunc(calls / 250)}.${calls % 250}`;
  return test.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
};
const forgot = (email: string) => post('forgot', { email });
const reset = (token: string, password = NEW) => post('reset', { token, password });
const isIn = async (email: string, password: string) =>
  (await post('login', { email, password })).statusCode === 200;
const signUpQuietly = async () => {
  const cook = await signUp(test.app);
  await test.pool.query('delete from mails');
  return cook;
};

async function mailLink(email: string): Promise<string> {
  await forgot(email);
  await mailbox.deliver(test.pool);
  return readToken(mailbox, email);
}

it('a link that waits to be mailed is not sent once another gave a new password', async () => {
  const cook = await signUpQuietly();
  const token = await mailLink(cook.email);
  await forgot(cook.email);
  expect((await reset(token)).statusCode).toBe(200);
  await mailbox.deliver(test.pool);
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
    'Choose a new Simmer password',
    'Your Simmer password was changed',
  ]);
});

it('nor once the member changed the password themselves', async () => {
  const cook = await signUpQuietly();
  await forgot(cook.email);
  await cook.ask('POST', '/auth/password', { currentPassword: PASSWORD, newPassword: NEW });
  await mailbox.deliver(test.pool);
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Your Simmer password was changed']);
});

describe('POST /auth/forgot', () => {
  it('mails a link of this site as text and as HTML, with no name in it', async () => {
    const cook = await signUpQuietly();
    const answer = await forgot(` ${cook.email.toUpperCase()}`);
    expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
    expect(await mailbox.deliver(test.pool)).toEqual([]);
    const [mail] = mailbox.mails;
    expect([mail?.to, mail?.subject]).toEqual([[cook.email], 'Choose a new Simmer password']);
    const link = `${SITE}/reset-password#token=${readToken(mailbox, cook.email)}`;
    expect(mail?.content).toContain(`Choose a new password:\r\n${link}`);
    expect(mail?.content).toContain(`<a href="${link}">Choose a new password</a>`);
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
    expect(mail?.raw).not.toContain('Nonna');
    expect((await test.pool.query('select from mails')).rowCount).toBe(0);
  });

  it('answers an unknown address the same after the same work, and mails nobody', async () => {
    const cook = await signUpQuietly();
    const texts: string[] = [];
    const query = test.pool.query.bind(test.pool);
    const answers: unknown[] = [];
    for (const email of [cook.email, 'nobody@example.com']) {
      test.pool.query = Object.assign((...given: unknown[]) => {
        // The server tidies up beside it.
        if (/users|mails|account_links/.test(String(given[0]))) texts.push(String(given[0]));
        return Reflect.apply(query, test.pool, given);
      });
      const { statusCode, body } = await forgot(email);
      answers.push([statusCode, body]);
      test.pool.query = query;
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toBe(texts[1]);
    await mailbox.deliver(test.pool);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([[cook.email]]);
  });

  it('mails one account at most five times an hour, and answers as before', async () => {
    const cook = await signUpQuietly();
    for (let time = 0; time < 7; time += 1) {
      expect((await forgot(cook.email)).statusCode).toBe(202);
      await mailbox.deliver(test.pool);
    }
    expect(mailbox.mails).toHaveLength(5);
  });

  it('answers one address at most twenty times an hour', async () => {
    for (let time = 0; time < 20; time += 1) {
      expect(
        (await post('forgot', { email: `cook${time}@example.com` }, '10.9.9.9')).statusCode,
      ).toBe(202);
    }
    const answer = await post('forgot', { email: 'cook@example.com' }, '10.9.9.9');
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it.each(['rosa@example.com\r\nBcc: eve@example.com', 'rosa@example.com\u0000', 'rosa', ''])(
    'refuses %j',
    async (email) => {
      expect((await forgot(email)).statusCode).toBe(422);
    },
  );

  it.each(['a,eve@example.com', 'eve@example.com>x.y', '"a"<eve@example.com', 'a;b:c@example.com'])(
    'never takes a part of %j for the address',
    async (email) => {
      await post('register', { name: 'Rosa', email, password: PASSWORD });
      await forgot(email);
      await mailbox.deliver(test.pool);
      // SMTP quotes the part before the @ that has such letters.
      const sent = mailbox.mails.flatMap(({ to }) => to).map((to) => to.replaceAll('"', ''));
      expect(sent.every((to) => to === email)).toBe(true);
      expect((await test.pool.query('select from mails')).rowCount).toBe(0);
    },
  );
});

describe('POST /auth/reset', () => {
  it('changes the password once, ends every session and says so by mail', async () => {
    const cook = await signUpQuietly();
    const phone = await signIn(test.app, cook.email);
    const token = await mailLink(cook.email);
    const answer = await reset(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    for (const device of [cook, phone]) {
      expect((await device.ask('GET', '/auth/profile')).statusCode).toBe(401);
    }
    expect(await isIn(cook.email, PASSWORD)).toBe(false);
    expect(await isIn(cook.email, NEW)).toBe(true);
    const again = await reset(token, 'Sage9leaf');
    expect([again.statusCode, again.json().code]).toEqual([422, 'link_invalid']);
    expect(await isIn(cook.email, NEW)).toBe(true);
    await mailbox.deliver(test.pool);
    expect(mailbox.mails.at(-1)?.subject).toBe('Your Simmer password was changed');
    expect(mailbox.mails.at(-1)?.content).toContain(`${SITE}/forgot-password`);
  });

  it('lets one of two that come at the same time', async () => {
    const cook = await signUpQuietly();
    const token = await mailLink(cook.email);
    const wanted = [NEW, 'Sage9leaf'];
    const answers = await Promise.all(wanted.map((password) => reset(token, password)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await isIn(cook.email, wanted[statuses.indexOf(200)] ?? '')).toBe(true);
  });

  it('says once more that it is done where the answer was lost, and does nothing', async () => {
    const cook = await signUpQuietly();
    const token = await mailLink(cook.email);
    await Promise.all([reset(token), reset(token)]);
    await mailbox.deliver(test.pool);
    const phone = await signIn(test.app, cook.email, NEW);
    expect((await reset(token)).statusCode).toBe(200);
    expect((await phone.ask('GET', '/auth/profile')).statusCode).toBe(200);
    await mailbox.deliver(test.pool);
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
      'Choose a new Simmer password',
      'Your Simmer password was changed',
    ]);
    await test.pool.query(`update account_links set expires_at = expires_at - interval '1 hour'`);
    expect((await reset(token)).json().code).toBe('link_invalid');
  });

  it('takes the newest link alone, for one hour', async () => {
    const cook = await signUpQuietly();
    const first = await mailLink(cook.email);
    const second = await mailLink(cook.email);
    expect(second).not.toBe(first);
    expect((await reset(first)).json().code).toBe('link_invalid');
    await test.pool.query(`update account_links set expires_at = expires_at - interval '1 hour'`);
    expect((await reset(second)).json().code).toBe('link_invalid');
    expect(await isIn(cook.email, PASSWORD)).toBe(true);
  });

  it('holds the password to the rules of registering and leaves the link good', async () => {
    const cook = await signUpQuietly();
    const token = await mailLink(cook.email);
    const answer = await reset(token, 'thyme');
    expect([answer.statusCode, answer.json().details]).toHaveLength(2);
    expect(answer.json().details[0].path).toBe('password');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('has no link of an account that changed its password meanwhile', async () => {
    const cook = await signUpQuietly();
    const token = await mailLink(cook.email);
    await cook.ask('POST', '/auth/password', { currentPassword: PASSWORD, newPassword: NEW });
    expect((await reset(token, 'Sage9leaf')).statusCode).toBe(422);
    await mailbox.deliver(test.pool);
    expect(mailbox.mails.at(-1)?.subject).toBe('Your Simmer password was changed');
  });

  it('does not end a suspension', async () => {
    const cook = await signUpQuietly();
    await test.pool.query(`insert into standings (user_id, suspended_for) values ($1, 'Rude')`, [
      cook.user.id,
    ]);
    expect((await reset(await mailLink(cook.email))).statusCode).toBe(200);
    const answer = await post('login', { email: cook.email, password: NEW });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'suspended']);
  });

  it('stores no token that could be used', async () => {
    const cook = await signUpQuietly();
    const token = await mailLink(cook.email);
    const { rows } = await test.pool.query('select * from account_links, mails');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

it('without mail nothing can be asked for and nothing is noted', async () => {
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
