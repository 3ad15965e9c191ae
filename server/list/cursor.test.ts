import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListChanges } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST, type ListState, listLiving } from '#contract/list/state.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { makeList, readList, shareHousehold, toNeed } from './testing/shared-list.ts';

const WRITERS = 6;
const ROUNDS = 12;

let test: TestApp;
let cooks: [Cook, ...Cook[]];
let listId: string;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  cooks = [await signUp(test.app, 'Ana')];
  for (let n = 1; n < WRITERS; n += 1) cooks.push(await signUp(test.app, `Cook ${n}`));
  await shareHousehold(cooks);
  listId = (await makeList(cooks[0]))._id;
});
afterAll(() => test.close());

/** The part of a response that clients show: the living needs and their ticks. */
function toShown(state: ListState) {
  return new Map(
    listLiving(state).map(({ _id, text }) => [_id, [text, state.ticks.get(_id)?.ticked]]),
  );
}

const pick = ({ needs, ticks, removals }: ListChanges) => [needs, ticks, removals];

async function write(cook: Cook, writer: number): Promise<void> {
  const path = `/lists/${listId}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [kept, removed] = [toNeed(`${writer} keeps ${round}`), toNeed('gone')];
    const at = new Date().toISOString();
    await cook.ask('POST', `${path}/needs`, { needs: [kept, removed] });
    const ticks = [kept, removed].map(({ _id }) => ({ needId: _id, ticked: round % 2 === 0, at }));
    await cook.ask('PUT', `${path}/ticks`, { ticks });
    await cook.ask('POST', `${path}/removals`, { needIds: [removed._id] });
  }
}

describe('the cursor of a list', () => {
  it('[T-lists-4] never skips a change, while six members write at once', async () => {
    const written = new AbortController();
    const writing = Promise.all(cooks.map(write)).finally(() => written.abort());
    let state = EMPTY_LIST;
    let cursor: string | undefined;
    let reads = 0;
    const read = async () => {
      const changes = await readList(cooks[0], listId, cursor);
      state = addChanges(state, changes);
      ({ cursor } = changes);
      reads += 1;
    };
    while (!written.signal.aborted) await read();
    await writing;
    await read();
    const whole = addChanges(EMPTY_LIST, await readList(cooks[0], listId));
    expect(toShown(state)).toEqual(toShown(whole));
    expect(toShown(state).size).toBe(WRITERS * ROUNDS);
    expect(reads).toBeGreaterThan(3);
  });

  it('returns only what has changed since', async () => {
    const [ana] = cooks;
    const { cursor } = await readList(ana, listId);
    expect(pick(await readList(ana, listId, cursor))).toEqual([[], [], []]);
    const need = toNeed('late');
    const at = '2020-01-01T00:00:00Z';
    await ana.ask('PUT', `/lists/${listId}/ticks`, {
      ticks: [{ needId: need._id, ticked: true, at }],
    });
    const early = await readList(ana, listId, cursor);
    expect(pick(early)).toEqual([[], [], []]);
    await ana.ask('POST', `/lists/${listId}/needs`, { needs: [need] });
    // The tick is older than the cursor, but is only shown with its need.
    const { needs, ticks } = await readList(ana, listId, early.cursor);
    expect([needs.length, ticks.length]).toEqual([1, 1]);
  });

  it('counts as absent if it is not a number of the list', async () => {
    const [ana] = cooks;
    const { needs } = await readList(ana, listId);
    for (const since of ['', 'x', '-1', '1e3', '99999999999999999999', '999999999999999']) {
      expect((await readList(ana, listId, since)).needs).toHaveLength(needs.length);
    }
  });

  it('continues after an older state was restored', async () => {
    const [ana] = cooks;
    await test.pool.query('update lists set change = 5 where id = $1', [listId]);
    const before = await readList(ana, listId);
    await test.pool.query('update lists set change = 1 where id = $1', [listId]);
    await ana.ask('POST', `/lists/${listId}/needs`, { needs: [toNeed('after')] });
    const { needs } = await readList(ana, listId, before.cursor);
    expect(needs.map(({ text }) => text)).toContain('after');
  });
});
