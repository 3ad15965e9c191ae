import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let ann: Cook;
let bob: Cook;
let things: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
  [ann, bob] = [await signUp(test.app, 'Ann'), await signUp(test.app, 'Bob')];
  const post = await publish(bob);
  const comment = await bob.ask('POST', `/posts/${post}/comments`, { content: 'Hm' });
  const tip = await bob.ask('POST', '/recipes/tom-yum/tips', { step: 1, content: 'Hm' });
  things = {
    post,
    comment: comment.json().comment._id,
    tip: tip.json().tip._id,
    member: bob.user.id,
  };
});
afterAll(() => test.close());

const report = (by: Cook, body: object) => by.ask('POST', '/reports', body);
const readReports = async () => {
  const { rows } = await test.pool.query(
    'select kind, thing_id as id, reason, text from reports order by id',
  );
  return rows;
};

describe('POST /reports', () => {
  it.each(['post', 'comment', 'tip', 'member'])(
    'accepts a report about a %s once per reporter',
    async (kind) => {
      const id = things[kind];
      const first = { kind, id, reason: 'abuse', text: 'Rude' };
      expect((await report(ann, first)).statusCode).toBe(201);
      expect((await report(ann, { kind, id, reason: 'spam' })).statusCode).toBe(201);
      expect((await readReports()).filter((one) => one.kind === kind)).toEqual([first]);
      const cid = await signUp(test.app, 'Cid');
      expect((await report(cid, { kind, id, reason: 'other' })).statusCode).toBe(201);
      expect((await readReports()).filter((one) => one.kind === kind)).toHaveLength(2);
    },
  );

  it('refuses unknown things, own content and malformed reports', async () => {
    const id = things['post'];
    const before = await readReports();
    const whole = { kind: 'post', id, reason: 'spam' };
    const cases: [Cook, object, number][] = [
      [ann, { ...whole, id: v7() }, 404],
      [ann, { ...whole, kind: 'tip' }, 404],
      [bob, whole, 422],
      [bob, { kind: 'member', id: bob.user.id, reason: 'other' }, 422],
      [ann, { ...whole, kind: 'recipe' }, 422],
      [ann, { ...whole, id: 'x' }, 422],
      [ann, { ...whole, id: undefined }, 422],
      [ann, { ...whole, reason: 'dislike' }, 422],
      [ann, { ...whole, text: 7 }, 422],
      [ann, { ...whole, text: 'a'.repeat(1001) }, 422],
      [ann, { ...whole, text: '\u0000' }, 422],
      [ann, {}, 422],
    ];
    for (const [by, body, status] of cases) {
      expect([body, (await report(by, body)).statusCode]).toEqual([body, status]);
    }
    const visitor = await test.app.inject({ method: 'POST', url: '/api/reports', payload: whole });
    expect(visitor.statusCode).toBe(401);
    expect(await readReports()).toEqual(before);
  });

  it('accepts a report about a blocked member and replays it under its key', async () => {
    const cid = await signUp(test.app, 'Cid');
    await cid.ask('PUT', `/users/${bob.user.id}/block`, { blocked: true });
    const body = { kind: 'member', id: bob.user.id, reason: 'unsafe' };
    const key = { 'idempotency-key': v7() };
    expect((await cid.ask('POST', '/reports', body, key)).statusCode).toBe(201);
    const again = await cid.ask('POST', '/reports', body, key);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  });

  it('deletes reports with the account of their reporter', async () => {
    const cid = await signUp(test.app, 'Cid');
    await report(cid, { kind: 'member', id: bob.user.id, reason: 'unsafe' });
    const before = (await readReports()).length;
    await cid.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
    expect(await readReports()).toHaveLength(before - 1);
  });
});
