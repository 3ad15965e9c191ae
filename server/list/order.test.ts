import * as fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListChanges, NewTick } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST, listLiving } from '#contract/list/state.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { findListChanges } from './changes-store.ts';
import { insertNeeds, insertRemovals } from './needs-store.ts';
import { lockList } from './store.ts';
import { makeList, shareHousehold } from './testing/shared-list.ts';
import { upsertTicks } from './ticks-store.ts';

type Change = { by: number } & (
  | { need: { _id: string; text: string; at: string } }
  | { tick: NewTick }
  | { removed: string }
);

const RUNS = 60;
const MINUTE = 60_000;
const IDS = ['1', '2', '3'].map((n) => `018f0000-0000-7000-8000-00000000000${n}`);

let test: TestApp;
let members: string[];
let lists: [one: string, other: string];
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  const [ana, ben, cy] = [
    await signUp(test.app, 'Ana'),
    await signUp(test.app, 'Ben'),
    await signUp(test.app, 'Cy'),
  ];
  members = [ana, ben, cy].map(({ user }) => user.id);
  await shareHousehold([ana, ben, cy]);
  lists = [(await makeList(ana))._id, (await makeList(ben))._id];
});
afterAll(() => test.close());

/** Clocks are wrong by minutes in both directions, and some times are equal. */
const at = fc
  .integer({ min: -5, max: 5 })
  .map((minutes) => new Date(START + minutes * MINUTE).toISOString());
const START = Date.now();
const by = fc.nat({ max: 2 });
const needId = fc.constantFrom(...IDS);
const tick = fc.record({ needId, ticked: fc.boolean(), at });
const change: fc.Arbitrary<Change> = fc.oneof(
  { arbitrary: fc.record({ by, tick }), weight: 6 },
  { arbitrary: fc.record({ by, removed: needId }), weight: 1 },
);
/** A need is never edited, so that it is the same however often it is sent. */
const need = fc.record({ by, at }).map(({ by: who, at: when }) => ({ by: who, when }));
const needs: fc.Arbitrary<Change[]> = fc
  .subarray(IDS)
  .chain((ids) =>
    fc.tuple(
      ...ids.map((_id) =>
        need.map(({ by: who, when }) => ({ by: who, need: { _id, text: 'milk', at: when } })),
      ),
    ),
  );
const twoOrders = fc
  .tuple(needs, fc.array(change, { maxLength: 10 }))
  .map((both) => both.flat())
  .chain((all) =>
    fc.tuple(
      fc.shuffledSubarray(all, { minLength: all.length }),
      fc.shuffledSubarray(all, { minLength: all.length }),
    ),
  );

const toMember = ({ by: n }: Change) => members[n] ?? '';

/** Ticks that follow each other are one batch, as if they had arrived at the same time. */
async function apply(client: PoolClient, listId: string, all: readonly Change[]): Promise<void> {
  let ticks: { item: { listId: string; userId: string; ticks: NewTick[] } }[] = [];
  const flush = async () => {
    if (ticks.length > 0) await upsertTicks(client, ticks);
    ticks = [];
  };
  for (const one of all) {
    const userId = toMember(one);
    if ('tick' in one) {
      ticks.push({ item: { listId, userId, ticks: [one.tick] } });
      continue;
    }
    await flush();
    const of = { listId, userId, change: (await lockList(client, listId, userId)) ?? '' };
    if ('need' in one) await insertNeeds(client, [one.need], of);
    else await insertRemovals(client, [one.removed], of);
  }
  await flush();
}

/** The name at a removal is that of the first request that arrived, and of equal ticks it does not matter. */
const toPlain = ({ needs: living, ticks, removals }: Omit<ListChanges, 'list' | 'cursor'>) => ({
  needs: new Set(living.map(({ _id, at: time, by: who }) => `${_id} ${time} ${who}`)),
  ticks: new Set(ticks.map((one) => `${one.needId} ${one.ticked} ${one.at}`)),
  removals: new Set(removals.map((one) => one.needId)),
});

/** The state of a client that has received every change. Times have the server's limits. */
function toExpected(all: readonly Change[], now: number) {
  const limit = (time: string, from = 0) =>
    new Date(Math.max(from, Math.min(now, Date.parse(time)))).toISOString();
  const addedAt = new Map(
    all.flatMap((one) => ('need' in one ? [[one.need._id, Date.parse(limit(one.need.at))]] : [])),
  );
  let state = EMPTY_LIST;
  for (const one of all) {
    const who = toMember(one);
    if ('need' in one) {
      state = addChanges(state, { needs: [{ ...one.need, by: who, at: limit(one.need.at) }] });
    } else if ('tick' in one) {
      const time = limit(one.tick.at, addedAt.get(one.tick.needId));
      state = addChanges(state, { ticks: [{ ...one.tick, by: who, at: time }] });
    } else {
      state = addChanges(state, { removals: [{ needId: one.removed, by: who, at: one.removed }] });
    }
  }
  const living = listLiving(state);
  const ids = new Set(living.map(({ _id }) => _id));
  const ticks = [...state.ticks.values()].filter((one) => ids.has(one.needId));
  return toPlain({ needs: living, ticks, removals: [...state.removals.values()] });
}

it('[T-lists-3] the state of a list depends neither on the order nor on the grouping of its changes', async () => {
  const client = await test.pool.connect();
  const check = async ([all, other]: [Change[], Change[]]) => {
    // One transaction has one time, so both lists limit the times of fast clocks alike.
    await client.query('begin');
    const { rows } = await client.query('select now()');
    for (const [listId, order] of [
      [lists[0], all],
      [lists[1], other],
    ] as const) {
      await apply(client, listId, order);
    }
    const read = async (listId: string) => {
      const found = await findListChanges(client, {
        listId,
        userId: members[0] ?? '',
        since: undefined,
      });
      return found && toPlain(found);
    };
    const [first, second] = [await read(lists[0]), await read(lists[1])];
    await client.query('rollback');
    expect(second).toEqual(first);
    expect(first).toEqual(toExpected(all, rows[0].now.getTime()));
  };
  try {
    await fc.assert(fc.asyncProperty(twoOrders, check), { seed: 41, numRuns: RUNS });
  } finally {
    client.release(true);
  }
});
