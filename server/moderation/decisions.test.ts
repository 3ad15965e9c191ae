import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createReported, type Reported, WRITTEN } from '#server/testing/reported.ts';
import { PASSWORD } from '#server/testing/sign-up.ts';

let test: TestApp;
let here: Reported;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
});
beforeEach(async () => {
  here = await createReported(test);
});
afterAll(() => test.close());

describe('reported content', () => {
  it('is listed by thing, longest waiting first, with its content and the texts of the reports', async () => {
    await here.report(here.ann, 'comment', { text: 'Look at this' });
    await here.report(here.cid, 'tip', { reason: 'unsafe' });
    await here.report(here.cid, 'comment', { reason: 'spam', text: 'And here' });
    await here.report(here.ann, 'member', { reason: 'other' });
    await here.report(here.ann, 'post');
    const found = await here.readReports();
    expect(found.map(({ kind }: { kind: string }) => kind)).toEqual([
      'comment',
      'tip',
      'member',
      'post',
    ]);
    expect(found[0]).toMatchObject({
      id: here.things.comment,
      title: 'Common',
      content: 'Rude words',
      author: { id: here.bob.user.id, name: here.name },
      target: { type: 'post', id: here.commonPost },
      hidden: false,
      count: 2,
      texts: ['And here', 'Look at this'],
    });
    expect(found[0].reasons).toEqual([
      { reason: 'abuse', count: 1 },
      { reason: 'spam', count: 1 },
    ]);
    expect(found[1]).toMatchObject({ target: { type: 'recipe', id: 'tom-yum', step: 1 } });
    expect(JSON.stringify(found)).not.toContain(here.ann.user.id);
  });

  it('comes in pages', async () => {
    for (const kind of ['comment', 'tip', 'member', 'post'] as const)
      await here.report(here.ann, kind);
    const seen: string[] = [];
    let cursor = '';
    do {
      const answer = await here.mod.ask('GET', `/moderation/reports?limit=3&cursor=${cursor}`);
      const { reports, pagination } = answer.json();
      seen.push(...reports.map(({ kind }: { kind: string }) => kind));
      cursor = pagination.nextCursor ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(['comment', 'tip', 'member', 'post']);
    for (const path of ['/moderation/reports', '/moderation/audit']) {
      expect((await here.mod.ask('GET', `${path}?cursor=x`)).statusCode).toBe(400);
    }
  });

  it('is left out once it is deleted', async () => {
    await here.report(here.ann, 'post');
    await here.bob.ask('DELETE', `/posts/${here.things.post}`);
    expect(await here.readReports()).toEqual([]);
  });
});

describe('a decision', () => {
  it.each(WRITTEN)('dismisses or deletes a %s', async (kind) => {
    await here.settle(kind, 'dismiss');
    expect(await here.listSeen(undefined, kind)).toEqual(here.places[kind]);
    await test.pool.query('delete from reports');
    const id = await here.settle(kind, 'delete');
    for (const by of [undefined, here.bob, here.mod])
      expect(await here.listSeen(by, kind)).toEqual([]);
    expect((await here.decide(id, 'restore')).statusCode).toBe(404);
  });

  it('[T-moderation-1] a decision is recorded with moderator, subject, time and reason', async () => {
    await here.settle('comment', 'hide', 'Insults a cook');
    const [entry, ...older] = await here.readAudit();
    expect(entry).toMatchObject({
      action: 'hide',
      note: 'Insults a cook',
      moderator: 'Mod',
      kind: 'comment',
      member: here.name,
      about: 'Rude words',
      canRestore: true,
    });
    expect(Date.parse(entry.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    await here.decide(entry.reportId, 'restore', 'A mistake');
    const after = await here.readAudit();
    expect(after.length).toBe(older.length + 2);
    expect(after.slice(0, 2)).toMatchObject([
      { action: 'restore', canRestore: false },
      { action: 'hide', canRestore: false },
    ]);
    await here.bob.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'remove' });
    expect((await here.readAudit())[0]).toMatchObject({
      member: 'A former member',
      note: 'A mistake',
    });
  });

  it('needs a note and an action, and an open report', async () => {
    await here.report(here.ann, 'member');
    const [{ _id }] = await here.readReports();
    const path = `/moderation/reports/${_id}`;
    for (const body of [
      {},
      { action: 'dismiss' },
      { action: 'dismiss', note: ' ' },
      { action: 'dismiss', note: 'a'.repeat(501) },
      { action: 'dismiss', note: 7 },
      { action: 'ban', note: 'x' },
      { action: 'delete', note: 'x' },
    ]) {
      expect([body, (await here.mod.ask('POST', path, body)).statusCode]).toEqual([body, 422]);
    }
    expect(await here.readReports()).toHaveLength(1);
    expect((await here.decide(_id, 'dismiss')).statusCode).toBe(200);
    const again = await here.decide(_id, 'suspend');
    expect([again.statusCode, again.json().code]).toEqual([409, 'stale']);
    for (const id of [v7(), 'x']) expect((await here.decide(id, 'dismiss')).statusCode).toBe(404);
    // A second report by the same member opens nothing.
    await here.report(here.ann, 'member');
    expect(await here.readReports()).toEqual([]);
    await here.report(here.cid, 'member');
    expect(await here.readReports()).toMatchObject([{ count: 1 }]);
  });

  it('takes effect once if two are sent at the same time, and once per key', async () => {
    await here.report(here.ann, 'post');
    const [{ _id }] = await here.readReports();
    const before = (await here.readAudit()).length;
    const answers = await Promise.all([here.decide(_id, 'dismiss'), here.decide(_id, 'delete')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)[0]).toBe(200);
    expect((await here.readAudit()).length).toBe(before + 1);
    await here.report(here.ann, 'comment');
    const [next] = await here.readReports();
    const send = () =>
      here.mod.ask(
        'POST',
        `/moderation/reports/${next._id}`,
        { action: 'hide', note: 'Why' },
        { 'idempotency-key': '018f0000-0000-7000-8000-00000000000a' },
      );
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
    expect((await here.readAudit()).length).toBe(before + 2);
  });
});
