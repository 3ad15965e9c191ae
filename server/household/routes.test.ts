import { v4 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEMBERS_MAX } from '#contract/household/limits.ts';
import { HouseholdAnswer, Invite, MyHousehold } from '#contract/household/schema.ts';
import { Lists } from '#contract/list/schema.ts';
import {
  invite,
  makeList,
  readList,
  shareHousehold,
  toNeed,
} from '#server/list/testing/shared-list.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let ana: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(() => test.close());
beforeEach(async () => {
  [ana, ben] = [await signUp(test.app, 'Ana'), await signUp(test.app, 'Ben')];
});

const readHousehold = async (by: Cook) =>
  v.parse(MyHousehold, (await by.ask('GET', '/households/mine')).json()).household;
const readNames = async (by: Cook) =>
  v.parse(Lists, (await by.ask('GET', '/lists')).json()).map(({ name }) => name);
const remove = (by: Cook, householdId: string, member: Cook) =>
  by.ask('DELETE', `/households/${householdId}/members/${member.user.id}`);
const accept = (by: Cook, token: string) => by.ask('POST', `/invites/${token}/accept`);

describe('a household', () => {
  it('is created once, takes the lists of its owner, and shares them', async () => {
    await makeList(ana, 'Before');
    const body = { _id: v4(), name: 'Home' };
    const first = await ana.ask('POST', '/households', body);
    const second = await ana.ask('POST', '/households', body);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    const { household } = v.parse(HouseholdAnswer, first.json());
    expect(household).toMatchObject({
      ...body,
      ownerId: ana.user.id,
      members: [{ userId: ana.user.id, name: 'Ana', avatar: '' }],
    });
    await makeList(ben, 'Of Ben alone');
    expect((await accept(ben, await invite(ana, household._id))).statusCode).toBe(200);
    await makeList(ben, 'After');
    expect(await readNames(ana)).toEqual(['Before', 'After']);
    expect(await readNames(ben)).toEqual(['Before', 'After', 'Of Ben alone']);
    const other = await signUp(test.app);
    expect((await other.ask('POST', '/households', body)).json().code).toBe('id_taken');
    expect(await readHousehold(other)).toBeNull();
    const again = await ben.ask('POST', '/households', { name: 'Mine' });
    expect(again.json().code).toBe('household_already');
  });

  it('counts shared lists for the limit of each member', async () => {
    await makeList(ben);
    await shareHousehold([ana, ben]);
    for (let n = 0; n < 4; n += 1) await makeList(ana);
    expect((await ben.ask('POST', '/lists', { name: 'More' })).json().code).toBe('too_many_lists');
    expect((await ana.ask('POST', '/lists', { name: 'More' })).statusCode).toBe(201);
  });

  it('[T-households-1] is a 404 for a member who left, with everything that is in it', async () => {
    const { _id } = await shareHousehold([ana, ben]);
    const list = await makeList(ana);
    const path = `/lists/${list._id}`;
    await ben.ask('POST', `${path}/needs`, { needs: [toNeed('rum')] });
    const token = await invite(ben, _id);
    expect((await remove(ben, _id, ben)).statusCode).toBe(200);
    for (const [method, url] of [
      ['GET', path],
      ['POST', `/households/${_id}/invites`],
      ['DELETE', `/households/${_id}/members/${ana.user.id}`],
      ['DELETE', `/households/${_id}/members/${ben.user.id}`],
    ] as const) {
      expect([url, (await ben.ask(method, url)).statusCode]).toEqual([url, 404]);
    }
    expect([await readNames(ben), await readHousehold(ben)]).toEqual([[], null]);
    // An invitation that the former member knows is void.
    expect((await accept(ben, token)).json().code).toBe('invite_invalid');
    const { needs, list: shown } = await readList(ana, list._id);
    expect(needs).toMatchObject([{ text: 'rum', by: ben.user.id }]);
    expect(shown.people.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Ben']);
  });

  it('lets only its owner remove other members', async () => {
    const cy = await signUp(test.app, 'Cy');
    const { _id } = await shareHousehold([ana, ben, cy]);
    const refused = await remove(ben, _id, cy);
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Only the owner of the household can remove other members',
    ]);
    expect((await remove(await signUp(test.app), _id, cy)).statusCode).toBe(404);
    expect((await remove(ana, _id, cy)).statusCode).toBe(200);
    expect((await remove(ana, _id, cy)).json().error).toBe('This member is not in the household');
    expect((await readHousehold(ana))?.members.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  });

  it('passes to the longest-standing member, and the last one takes the lists along', async () => {
    const cy = await signUp(test.app, 'Cy');
    const { _id } = await shareHousehold([ana, ben, cy]);
    await makeList(ana, 'Ours');
    await remove(ana, _id, ana);
    expect((await readHousehold(cy))?.ownerId).toBe(ben.user.id);
    await remove(ben, _id, ben);
    await remove(cy, _id, cy);
    expect([await readHousehold(cy), await readNames(cy), await readNames(ana)]).toEqual([
      null,
      ['Ours'],
      [],
    ]);
  });

  it('keeps what a member added who deletes their account, without a name', async () => {
    await shareHousehold([ana, ben]);
    const { _id } = await makeList(ana);
    const need = toNeed('rum');
    const at = new Date().toISOString();
    await ana.ask('POST', `/lists/${_id}/needs`, { needs: [need] });
    await ana.ask('PUT', `/lists/${_id}/ticks`, {
      ticks: [{ needId: need._id, ticked: true, at }],
    });
    await ana.ask('POST', `/lists/${_id}/removals`, { needIds: [v4()] });
    const gone = { password: PASSWORD, posts: 'remove' };
    expect((await ana.ask('DELETE', '/auth/account', gone)).statusCode).toBe(200);
    expect((await readHousehold(ben))?.ownerId).toBe(ben.user.id);
    const { needs, ticks, removals, list } = await readList(ben, _id);
    expect([...needs, ...ticks, ...removals].map(({ by }) => by)).toEqual(['', '', '']);
    expect(list.people.map(({ name }) => name)).toEqual(['Ben']);
  });

  it('removes the lists of an account without a household', async () => {
    const { _id } = await makeList(ana);
    await shareHousehold([ana]);
    await ana.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
    const { rows } = await test.pool.query('select from lists where id = $1', [_id]);
    expect(rows).toEqual([]);
  });
});

describe('an invitation', () => {
  it('[T-households-2] lets one person in, who may repeat it', async () => {
    const { _id } = await shareHousehold([ana]);
    const answer = await ana.ask('POST', `/households/${_id}/invites`);
    expect(answer.statusCode).toBe(201);
    const { token, url, expiresAt } = v.parse(Invite, answer.json());
    expect(url).toBe(`http://localhost:80/list#invite=${token}`);
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThan(48.1);
    const statuses = [await accept(ben, token), await accept(ben, token)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const other = await signUp(test.app);
    expect((await accept(other, token)).json()).toMatchObject({
      error: 'This invitation is no longer valid. Ask for a new one',
      code: 'invite_invalid',
    });
    const { rows } = await test.pool.query('select token_hash from household_invites');
    expect(rows.map(({ token_hash }) => token_hash.toString('base64url'))).not.toContain(token);
  });

  it('lets in only one of several who accept it at once', async () => {
    const { _id } = await shareHousehold([ana]);
    const token = await invite(ana, _id);
    const others = await Promise.all([1, 2, 3, 4].map((n) => signUp(test.app, `Other ${n}`)));
    const answers = await Promise.all(others.map((other) => accept(other, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('stores nothing under an idempotency key', async () => {
    const { _id } = await shareHousehold([ana]);
    const key = { 'idempotency-key': v4() };
    const path = `/households/${_id}/invites`;
    const [one, other] = [
      await ana.ask('POST', path, undefined, key),
      await ana.ask('POST', path, undefined, key),
    ];
    expect(one.json().token).not.toBe(other.json().token);
    const { rows } = await test.pool.query('select from idempotency where key = $1', [
      key['idempotency-key'],
    ]);
    expect(rows).toEqual([]);
  });

  it('is refused after it has expired, for a full household, and for members of another one', async () => {
    const { _id } = await shareHousehold([ana]);
    const [early, second] = [await invite(ana, _id), await invite(ana, _id)];
    await shareHousehold([ben], 'Elsewhere');
    expect((await accept(ben, second)).json().error).toBe(
      'You already belong to a household. Leave it first',
    );
    await test.pool.query(
      'update household_invites set expires_at = now() where household_id = $1',
      [_id],
    );
    expect((await accept(await signUp(test.app), early)).json().code).toBe('invite_invalid');
    expect((await accept(await signUp(test.app), 'x')).json().code).toBe('invite_invalid');
    const last = await invite(ana, _id);
    const spare = await invite(ana, _id);
    for (let count = 2; count < MEMBERS_MAX; count += 1) {
      await accept(await signUp(test.app), await invite(ana, _id));
    }
    expect((await accept(await signUp(test.app), last)).statusCode).toBe(200);
    const late = await signUp(test.app);
    for (const answer of [
      await accept(late, spare),
      await ana.ask('POST', `/households/${_id}/invites`),
    ]) {
      expect([answer.statusCode, answer.json().error]).toEqual([
        422,
        'A household can have at most 10 members',
      ]);
    }
  });

  it('also works between members who have blocked each other', async () => {
    const { _id } = await shareHousehold([ana]);
    await ana.ask('PUT', `/users/${ben.user.id}/block`, { blocked: true });
    expect((await accept(ben, await invite(ana, _id))).statusCode).toBe(200);
    expect((await readHousehold(ana))?.members).toHaveLength(2);
  });
});
