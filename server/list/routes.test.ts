import { v4 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AISLES } from '#contract/food/schema.ts';
import { LISTS_MAX, NEEDS_MAX } from '#contract/list/limits.ts';
import { Lists } from '#contract/list/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { makeList, readList, shareHousehold, toNeed } from './testing/shared-list.ts';

let test: TestApp;
let ana: Cook;
let listId: string;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(() => test.close());
beforeEach(async () => {
  ana = await signUp(test.app, 'Ana');
  listId = (await makeList(ana))._id;
});

const add = async (...texts: string[]) => {
  const needs = texts.map((text) => toNeed(text));
  await ana.ask('POST', `/lists/${listId}/needs`, { needs });
  return needs.map(({ _id }) => _id);
};
const make = () => ana.ask('POST', '/lists', { name: 'More' });
const isTicked = async (id: string | undefined) =>
  (await readList(ana, listId)).ticks.find(({ needId }) => needId === id)?.ticked;
const tick = (needId: string | undefined, ticked: boolean, at = new Date().toISOString()) =>
  ana.ask('PUT', `/lists/${listId}/ticks`, { ticks: [{ needId, ticked, at }] });
const remove = (...needIds: string[]) => ana.ask('POST', `/lists/${listId}/removals`, { needIds });

describe('lists', () => {
  it('creates a list once by its id', async () => {
    const body = { _id: v4(), name: 'Market' };
    const first = await ana.ask('POST', '/lists', body);
    const second = await ana.ask('POST', '/lists', body);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    const lists = v.parse(Lists, (await ana.ask('GET', '/lists')).json());
    expect(lists.map(({ name }) => name)).toEqual(['Saturday', 'Market']);
    expect(lists[1]).toMatchObject({ people: [{ name: 'Ana' }], aisleOrder: AISLES, filed: [] });
    const other = await signUp(test.app);
    expect((await other.ask('POST', '/lists', body)).json().code).toBe('id_taken');
  });

  it(`accepts at most ${LISTS_MAX} lists, also if two are created at once`, async () => {
    for (let count = 1; count < LISTS_MAX - 1; count += 1) await make();
    const statuses = await Promise.all([make(), make(), make()]);
    expect(statuses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect((await make()).json()).toMatchObject({
      error: 'You can have at most 5 lists',
      code: 'too_many_lists',
    });
  });

  it('[T-lists-1] does not exist for other members, whatever they do with it', async () => {
    const other = await signUp(test.app);
    await shareHousehold([other, await signUp(test.app)]);
    const [id = ''] = await add('milk');
    const list = `/lists/${listId}`;
    const at = new Date().toISOString();
    for (const [method, path, body] of [
      ['GET', list, undefined],
      ['POST', `${list}/needs`, { needs: [toNeed('rum')] }],
      ['POST', `${list}/removals`, { needIds: [id] }],
      ['PUT', `${list}/ticks`, { ticks: [{ needId: id, ticked: true, at }] }],
      ['PUT', `${list}/aisles`, { food: 'milk', aisle: 'frozen' }],
      ['PUT', `${list}/aisle-order`, { aisles: AISLES }],
    ] as const) {
      const answer = await other.ask(method, path, body);
      expect([path, answer.statusCode, answer.json().error]).toEqual([
        path,
        404,
        'This list no longer exists',
      ]);
    }
    expect((await other.ask('GET', '/lists')).json()).toEqual([]);
    const { needs, ticks } = await readList(ana, listId);
    expect([needs.length, ticks]).toEqual([1, []]);
  });

  it('is a 404 for an unknown id', async () => {
    for (const id of ['x', v4(), '0']) {
      const path = `/lists/${id}`;
      const written = await ana.ask('POST', `${path}/needs`, { needs: [toNeed('milk')] });
      expect([(await ana.ask('GET', path)).statusCode, written.statusCode]).toEqual([404, 404]);
    }
  });
});

describe('needs', () => {
  it('returns the sent fields with the id of the member and a time that is at most now', async () => {
    const before = Date.now();
    const need = toNeed('2 onions', {
      foodId: 'a-food-of-next-year',
      amount: 2,
      unit: 'piece',
      note: 'red',
      from: { recipeId: 'paella', title: 'Paella', servings: 4 },
      at: '2999-01-01T00:00:00Z',
    });
    const known = toNeed('milk', { at: '2026-05-01T09:30:00.123456+02:00' });
    await ana.ask('POST', `/lists/${listId}/needs`, { needs: [need, known] });
    const { needs } = await readList(ana, listId);
    const [first, second] = needs;
    expect(first).toEqual({ ...need, by: ana.user.id, at: first?.at });
    expect(Date.parse(first?.at ?? '')).toBeGreaterThan(before - 60_000);
    expect(Date.parse(first?.at ?? '')).toBeLessThan(Date.now() + 60_000);
    expect(second?.at).toBe('2026-05-01T07:30:00.123Z');
  });

  it('adds a need once, and never changes it', async () => {
    const need = toNeed('milk');
    const path = `/lists/${listId}/needs`;
    await ana.ask('POST', path, { needs: [need, { ...need, text: 'rum' }] });
    await ana.ask('POST', path, { needs: [{ ...need, _id: need._id.toUpperCase(), text: 'gin' }] });
    const { needs } = await readList(ana, listId);
    expect(needs.map(({ text }) => text)).toEqual(['milk']);
  });

  it('[T-lists-2] refuses more than 500 living needs without adding any of them', async () => {
    await test.pool.query(
      `insert into list_needs (list_id, id, need, at, change)
       select $1, gen_random_uuid(), '{"text":"x"}', now(), 1 from generate_series(1, $2::int)`,
      [listId, NEEDS_MAX - 1],
    );
    const path = `/lists/${listId}/needs`;
    const answer = await ana.ask('POST', path, { needs: [toNeed('a'), toNeed('b')] });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        error: 'A list can have at most 500 items. Clear bought items to make room',
        code: 'too_many_needs',
      }),
    ]);
    const { needs } = await readList(ana, listId);
    expect(needs).toHaveLength(NEEDS_MAX - 1);
    await add('last');
    expect((await ana.ask('POST', path, { needs: [toNeed('a')] })).statusCode).toBe(422);
    await remove(needs[0]?._id ?? '');
    expect((await ana.ask('POST', path, { needs: [toNeed('a')] })).statusCode).toBe(200);
  });

  it.each([
    ['need_required', 'needs', {}],
    ['need_required', 'needs', { needs: [] }],
    ['too_many_needs_at_once', 'needs', { needs: Array.from({ length: 201 }, () => toNeed('a')) }],
    ['need_text_required', 'needs', { needs: [{ _id: v4() }] }],
    ['need_text_required', 'needs', { needs: [toNeed(' ')] }],
    ['need_text_too_long', 'needs', { needs: [toNeed('x'.repeat(201))] }],
    ['text_unreadable', 'needs', { needs: [toNeed('a\u0000b')] }],
    ['text_unreadable', 'needs', { needs: [toNeed('a', { unit: '\uD800' })] }],
    ['id_not_a_uuid', 'needs', { needs: [{ ...toNeed('a'), _id: '7' }] }],
    ['need_amount_invalid', 'needs', { needs: [toNeed('a', { amount: 0 })] }],
    ['time_invalid', 'needs', { needs: [toNeed('a', { at: 'now' })] }],
    ['food_invalid', 'needs', { needs: [toNeed('a', { foodId: 'A b' })] }],
    ['servings_invalid', 'needs', { needs: [toNeed('a', { from: { title: 'x', servings: 0 } })] }],
    ['id_not_a_uuid', 'removals', { needIds: ['7'] }],
  ])('refuses what is %s: POST %s', async (code, path, body) => {
    const answer = await ana.ask('POST', `/lists/${listId}/${path}`, body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect((await readList(ana, listId)).needs).toEqual([]);
  });
});

describe('ticks and removals', () => {
  it.each([
    ['a day before the need', '2020-01-01T00:00:00Z'],
    ['in the year 0', '0000-01-01T00:00:00Z'],
    ['on 31 February', '2020-02-31T00:00:00Z'],
  ])('takes a tick %s as one at the time of the need', async (_when, at) => {
    const [needId] = await add('milk');
    expect((await tick(needId, true, at)).statusCode).toBe(200);
    const { needs, ticks } = await readList(ana, listId);
    expect(ticks).toEqual([{ needId, ticked: true, by: ana.user.id, at: needs[0]?.at }]);
  });

  it('takes a tick in the future as one of now', async () => {
    const [id] = await add('milk');
    await tick(id, true, '2999-01-01T00:00:00Z');
    const { ticks } = await readList(ana, listId);
    expect(Math.abs(Date.parse(ticks[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('a fast clock does not win over a later untick', async () => {
    const [id] = await add('milk');
    await tick(id, true, '2999-01-01T00:00:00Z');
    const { ticks } = await readList(ana, listId);
    const later = new Date(Date.parse(ticks[0]?.at ?? '') + 1).toISOString();
    await expect.poll(async () => (await tick(id, false, later)) && isTicked(id)).toBe(false);
  });

  it('removes needs with their ticks for good, also before they arrive', async () => {
    const [id = ''] = await add('milk');
    const late = toNeed('eggs');
    await tick(id, true);
    await tick(late._id, true);
    await remove(id, late._id);
    await tick(id, true);
    await ana.ask('POST', `/lists/${listId}/needs`, { needs: [late, toNeed('milk', { _id: id })] });
    const { needs, ticks, removals } = await readList(ana, listId);
    expect([needs, ticks]).toEqual([[], []]);
    expect(new Map(removals.map(({ needId, by }) => [needId, by]))).toEqual(
      new Map([id, late._id].map((needId) => [needId, ana.user.id])),
    );
  });

  it('stores a repeated request once under its key', async () => {
    const [needId] = await add('milk');
    const key = { 'idempotency-key': v4() };
    const body = { ticks: [{ needId, ticked: true, at: new Date().toISOString() }] };
    const path = `/lists/${listId}/ticks`;
    expect((await ana.ask('PUT', path, body, key)).headers['idempotent-replayed']).toBeUndefined();
    const again = await ana.ask('PUT', path, body, key);
    expect([again.body, again.headers['idempotent-replayed']]).toEqual(['{}', 'true']);
    const other = { ticks: [{ needId, ticked: false, at: new Date().toISOString() }] };
    expect((await ana.ask('PUT', path, other, key)).json().code).toBe('idempotency_mismatch');
  });
});

describe('aisles', () => {
  it('files foods and texts, and orders the parts of the shop', async () => {
    const path = `/lists/${listId}`;
    const aisles = AISLES.toReversed();
    await ana.ask('PUT', `${path}/aisles`, { food: 'milk', aisle: 'chilled' });
    await ana.ask('PUT', `${path}/aisles`, { text: 'cat: food', aisle: 'other' });
    await ana.ask('PUT', `${path}/aisles`, { food: 'milk', aisle: 'dairy' });
    await ana.ask('PUT', `${path}/aisle-order`, { aisles });
    const { list } = await readList(ana, listId);
    expect(list.aisleOrder).toEqual(aisles);
    expect(list.filed).toEqual([
      { text: 'cat: food', aisle: 'other' },
      { food: 'milk', aisle: 'dairy' },
    ]);
  });

  it.each([
    ['filed_invalid', 'aisles', { aisle: 'dairy' }],
    ['filed_invalid', 'aisles', { food: 'milk', text: 'milk', aisle: 'dairy' }],
    ['aisle_invalid', 'aisles', { food: 'milk', aisle: 'attic' }],
    ['aisle_order_invalid', 'aisle-order', { aisles: AISLES.slice(1) }],
    ['aisle_order_invalid', 'aisle-order', { aisles: AISLES.map(() => 'dairy') }],
  ])('refuses what is %s: PUT %s', async (code, path, body) => {
    const answer = await ana.ask('PUT', `/lists/${listId}/${path}`, body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });
});
