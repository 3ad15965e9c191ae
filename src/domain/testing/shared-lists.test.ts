import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addChanges, EMPTY_LIST, listLiving } from '#contract/list/state.ts';
import { isThorough } from '#contract/testing/effort.ts';
import { enqueue } from '#offline/outbox/enqueue.ts';
import { ListModel } from './list-model.ts';
import { Phone } from './phone.ts';
import { FAULTS } from './scenario.ts';
import { ServerModel } from './server-model.ts';
import { LIST_ID, Shopper } from './shared-list.ts';

const DAY = 24 * 60 * 60 * 1000;
const NAMES = ['ana', 'ben', 'cy', 'dee'];

const who = fc.nat({ max: 3 });
const n = fc.nat({ max: 9 });
/** The mismatch of a key and an id that is taken are faults of posts; the first loses a write on purpose. */
const faults = FAULTS.filter((fault) => fault !== 'mismatch' && fault !== 'taken');
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), who, n }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('tick' as const), who, n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('untick' as const), who, n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), who, n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const), who, n }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('fetch' as const), who, n }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      who,
      n,
      faults: fc.array(fc.oneof(fc.constant('ok' as const), fc.constantFrom(...faults)), {
        maxLength: 4,
      }),
      crashAt: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 40 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      who,
      n,
      days: fc.constantFrom(-40, -3, -0.01, 0.01, 3, 40),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** Opens phones with one shared list that all have seen. */
async function open(count: number) {
  const server = new ServerModel();
  server.lists.set(LIST_ID, new ListModel());
  const shoppers: Shopper[] = [];
  for (const name of NAMES.slice(0, count)) {
    const shopper = new Shopper(await Phone.open(name, server));
    shopper.fetch();
    shoppers.push(shopper);
  }
  return { server, shoppers };
}

async function act(shopper: Shopper, one: Action): Promise<void> {
  switch (one.do) {
    case 'add':
      return shopper.add(one.n);
    case 'tick':
    case 'untick':
      return shopper.tick(one.n, one.do === 'tick');
    case 'remove':
      return shopper.remove(one.n);
    case 'clear':
      return shopper.clear();
    case 'fetch':
      return shopper.fetch();
    case 'clock':
      return shopper.phone.jump(one.days * DAY);
    default:
      return shopper.send(one.faults, one.crashAt);
  }
}

async function rest(shoppers: readonly Shopper[]): Promise<void> {
  for (let pass = 0; pass < 4; pass += 1) {
    for (const shopper of shoppers) {
      shopper.phone.pass(2 * 60 * 60 * 1000);
      shopper.phone.renew(shopper.phone.user);
      await shopper.phone.signIn(shopper.phone.user);
      await shopper.retry();
      await shopper.send([], 0);
    }
  }
  for (const shopper of shoppers) shopper.fetch();
}

async function play(count: number, life: readonly Action[]): Promise<number> {
  const { server, shoppers } = await open(count);
  try {
    for (const one of life) {
      const shopper = shoppers[one.who % count];
      if (!shopper) continue;
      server.clock += 1_000;
      await act(shopper, one);
    }
    await rest(shoppers);
    await check(server, shoppers);
    return server.applied.length;
  } finally {
    for (const { phone } of shoppers) phone.close();
  }
}

async function check(server: ServerModel, shoppers: readonly Shopper[]): Promise<void> {
  const list = server.lists.get(LIST_ID);
  if (!list) throw new Error('The list is lost');
  const { state } = list;
  const byName = new Map(shoppers.map((shopper) => [shopper.phone.user, shopper]));
  const all = (pick: (shopper: Shopper) => Set<string>) =>
    new Set(shoppers.flatMap((shopper) => [...pick(shopper)]));

  // The result depends only on added and removed needs, not on order, faults or clocks.
  const removed = all((shopper) => shopper.removed);
  const expected = [...all((shopper) => shopper.added)].filter((id) => !removed.has(id));
  expect(new Set(listLiving(state).map(({ _id }) => _id))).toEqual(new Set(expected));
  for (const { needId, by } of state.removals.values()) {
    expect(byName.get(by)?.removed).toContain(needId);
  }
  for (const { _id, by } of state.needs.values()) expect(byName.get(by)?.added).toContain(_id);
  for (const { needId, by, at } of state.ticks.values()) {
    expect(byName.get(by)?.ticked).toContain(needId);
    expect(Date.parse(at)).toBeLessThanOrEqual(server.clock);
  }

  const whole = addChanges(EMPTY_LIST, list.toChanges(LIST_ID));
  for (const shopper of shoppers) {
    const shown = (await shopper.look()).state;
    expect(toShown(shown)).toEqual(toShown(whole));
  }
}

/** The living needs with their names and ticks. */
function toShown(state: Parameters<typeof listLiving>[0]) {
  const living = listLiving(state).map((need) => ({ need, tick: state.ticks.get(need._id) }));
  return living.toSorted((one, other) => (one.need._id < other.need._id ? -1 : 1));
}

test('a shared list is the same on every phone after all have sent', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(action, { minLength: 4, maxLength: 24, size: 'max' }),
      async (count, life) => {
        sent += await play(count, life);
      },
    ),
    { numRuns: isThorough ? 400 : 60 },
  );
  expect(sent).toBeGreaterThan(100);
});

test('a tap counts on a phone with a clock that is days behind', async () => {
  const { shoppers } = await open(2);
  const [ana, ben] = shoppers;
  if (!ana || !ben) throw new Error('Nobody shops');
  await ana.add(0);
  await ana.tick(0, true);
  await rest(shoppers);
  ben.phone.jump(-3 * DAY);
  await ben.tick(0, false);
  await rest(shoppers);
  for (const shopper of shoppers) {
    const { state } = await shopper.look();
    expect([...state.ticks.values()]).toMatchObject([{ ticked: false, by: 'ben' }]);
  }
  for (const { phone } of shoppers) phone.close();
});

test('a need reaches a list that was created offline after it', async () => {
  const { server, shoppers } = await open(1);
  const [ana] = shoppers;
  if (!ana) throw new Error('Nobody shops');
  const { own, user: userId } = ana.phone;
  const needs = [{ _id: 'n', text: 'Milk', at: new Date(0).toISOString() }];
  await enqueue(own, { userId, command: { op: 'list.create', listId: 'new', name: 'Party' } });
  await enqueue(own, { userId, command: { op: 'need.add', listId: 'new', needs } });
  await ana.send(['503', 'drop-after'], 0);
  await rest(shoppers);
  expect(server.orphans).toBe(0);
  expect([...(server.lists.get('new')?.state.needs.keys() ?? [])]).toEqual(['n']);
  ana.phone.close();
});
