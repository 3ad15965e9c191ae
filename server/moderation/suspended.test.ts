import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runModerator } from '#server/commands/moderator.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { openStream } from '#server/testing/open-stream.ts';
import { createReported, type Reported } from '#server/testing/reported.ts';
import { PASSWORD, signIn } from '#server/testing/sign-up.ts';

let test: TestApp;
let here: Reported;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
});
beforeEach(async () => {
  here = await createReported(test);
});
afterAll(() => test.close());

async function logIn(password = PASSWORD) {
  const payload = { email: here.bob.email, password };
  return test.app.inject({ method: 'POST', url: '/api/auth/login', payload });
}

describe('a suspended member', () => {
  it('[T-moderation-2] a suspended member gets the reason with every call until the suspension ends', async () => {
    const id = await here.settle('post', 'suspend', 'Insults cooks');
    const reason = 'Your account is suspended: Insults cooks';
    for (const [method, path] of [
      ['GET', '/auth/profile'],
      ['GET', '/posts'],
      ['POST', `/posts/${here.commonPost}/like`],
      ['PUT', '/auth/profile'],
    ] as const) {
      const answer = await here.bob.ask(method, path);
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        403,
        { error: reason, code: 'suspended' },
      ]);
    }
    expect((await logIn('Wrong7word')).statusCode).toBe(401);
    expect(await here.listSeen(here.ann, 'post')).toEqual([]);
    await here.decide(id, 'restore');
    expect((await logIn()).statusCode).toBe(200);
    expect((await here.bob.ask('GET', '/auth/profile')).statusCode).toBe(200);
    expect(await here.listSeen(here.ann, 'post')).toEqual(here.places.post);
  });

  it('[T-moderation-4] can still sign in, download their data and delete their account', async () => {
    await here.settle('post', 'suspend');
    const bob = await signIn(test.app, here.bob.email);
    expect((await bob.ask('GET', '/user/export')).statusCode).toBe(200);
    const body = { password: PASSWORD, posts: 'remove' };
    expect((await bob.ask('DELETE', '/auth/account', body)).statusCode).toBe(200);
    expect((await logIn()).statusCode).toBe(401);
  });

  it('loses the event stream and gets no new one', async () => {
    const [stream, visitors] = [
      await openStream(test.app, here.bob.token),
      await openStream(test.app),
    ];
    await here.settle('post', 'suspend');
    await expect(stream.ended).resolves.toBeUndefined();
    expect((await here.bob.ask('GET', '/events')).statusCode).toBe(403);
    visitors.leave();
  });

  it('may repeat a refused write under its key after the suspension', async () => {
    const id = await here.settle('member', 'suspend');
    const path = `/posts/${here.commonPost}/comments`;
    const key = { 'idempotency-key': v7() };
    const send = () => here.bob.ask('POST', path, { content: 'Late' }, key);
    expect((await send()).statusCode).toBe(403);
    await here.decide(id, 'restore');
    expect((await send()).statusCode).toBe(201);
  });

  it('cannot be a moderator', async () => {
    await runModerator(test.pool, ['add', here.bob.email]);
    await here.report(here.ann, 'member');
    const [{ _id }] = await here.readReports();
    expect((await here.decide(_id, 'suspend')).statusCode).toBe(422);
    await runModerator(test.pool, ['remove', here.bob.email]);
    expect((await here.decide(_id, 'suspend')).statusCode).toBe(200);
    await runModerator(test.pool, ['restore', here.bob.email]);
    expect((await logIn()).statusCode).toBe(200);
  });
});

describe('the command line', () => {
  it('adds, lists and removes moderators, as their own profile shows', async () => {
    const isModerator = async () =>
      (await here.ann.ask('GET', '/auth/profile')).json().user.isModerator;
    expect(await isModerator()).toBeUndefined();
    await runModerator(test.pool, ['add', here.ann.email.toUpperCase()]);
    expect(await isModerator()).toBe(true);
    expect(await runModerator(test.pool, ['list'])).toContain(`${here.ann.email}\tAnn`);
    await runModerator(test.pool, ['remove', here.ann.email]);
    expect(await isModerator()).toBeUndefined();
    expect(await runModerator(test.pool, ['list'])).not.toContain(here.ann.email);
    expect((await here.ann.ask('GET', '/moderation/reports')).statusCode).toBe(403);
  });

  it('[T-moderation-5] suspends and restores a moderator', async () => {
    await runModerator(test.pool, ['add', here.bob.email]);
    await runModerator(test.pool, ['suspend', here.bob.email, 'Took', 'sides']);
    const answer = await here.bob.ask('GET', '/moderation/reports');
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      'Your account is suspended: Took sides',
    ]);
    await runModerator(test.pool, ['restore', here.bob.email]);
    expect((await here.bob.ask('GET', '/moderation/reports')).statusCode).toBe(200);
  });

  it.each([
    [[]],
    [['add']],
    [['suspend', 'nobody@example.com']],
    [['list', 'x']],
    [['add', 'nobody@example.com']],
    [['ban', 'x']],
  ])('refuses %j', async (words) => {
    await expect(runModerator(test.pool, words)).rejects.toThrow(/npm run|no member/);
  });
});
