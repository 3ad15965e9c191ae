import { AISLES } from '#contract/food/schema.ts';
import { defineExample, type World } from '#domain/overlay/define-example.ts';

const MS = 1_000;
const START = Date.UTC(2026, 2, 1);
const toTime = (n: number) => new Date(START + n * MS).toISOString();

/** The list of the user, with the write that creates it if there is none. */
function toOwnList({ made, nextId }: World) {
  const known = made('list.create');
  const list = known ?? ({ op: 'list.create', listId: nextId('l'), name: 'list' } as const);
  return { listId: list.listId, before: known ? [] : [{ command: list }] };
}

function toNeeds({ n, nextId, text }: World) {
  return [1, 2].map(() => ({ _id: nextId('need'), text: text(), at: toTime(n) }));
}

/** Needs of the user, with the writes that add them if there are none. */
function toOwnNeeds(world: World) {
  const known = world.made('need.add');
  const { listId, before } = toOwnList(world);
  const added = known ?? ({ op: 'need.add', listId, needs: toNeeds(world) } as const);
  return {
    listId: added.listId,
    needIds: added.needs.map(({ _id }) => _id),
    before: known ? [] : [...before, { command: added }],
  };
}

export const listCreateExample = defineExample<'list.create'>({
  writes: ({ nextId }) => [{ command: { op: 'list.create', listId: nextId('l'), name: 'list' } }],
  fix: (command) => command,
  isShown: ({ listId }, views) => views.list(listId) !== undefined,
});

export const needAddExample = defineExample<'need.add'>({
  writes: (world) => {
    const { listId, before } = toOwnList(world);
    return [...before, { command: { op: 'need.add', listId, needs: toNeeds(world) } }];
  },
  fix: (command, { text }) => ({
    ...command,
    needs: command.needs.map((need) => ({ ...need, text: text() })),
  }),
  isShown: ({ listId, needs }, views) => {
    const state = views.list(listId)?.state;
    const isKnown = (id: string) =>
      state?.needs.has(id) === true || state?.removals.has(id) === true;
    return state && needs.every(({ _id }) => isKnown(views.latest(_id)));
  },
});

export const needRemoveExample = defineExample<'need.remove'>({
  writes: (world) => {
    const { listId, needIds, before } = toOwnNeeds(world);
    const some = needIds.slice(0, 1 + (world.n % 2));
    return [...before, { command: { op: 'need.remove', listId, needIds: some } }];
  },
  fix: (command) => command,
  isShown: ({ listId, needIds }, views) => {
    const state = views.list(listId)?.state;
    return state && needIds.every((id) => state.removals.has(views.latest(id)));
  },
});

export const tickSetExample = defineExample<'tick.set'>({
  writes: (world) => {
    const { listId, needIds, before } = toOwnNeeds(world);
    const [ticked, at] = [world.n !== 1, toTime(world.n)];
    const ticks = needIds.map((needId) => ({ needId, ticked, at }));
    return [...before, { command: { op: 'tick.set', listId, ticks } }];
  },
  fix: (command) => command,
  isShown: ({ listId, ticks }, views) => {
    const state = views.list(listId)?.state;
    return state && ticks.every(({ needId }) => state.ticks.has(views.latest(needId)));
  },
});

export const aisleSetExample = defineExample<'aisle.set'>({
  writes: (world) => {
    const { listId, before } = toOwnList(world);
    const aisle = AISLES[world.n] ?? 'other';
    const food = `food-${world.n}`;
    return [...before, { command: { op: 'aisle.set', listId, food, aisle } }];
  },
  fix: (command) => command,
  isShown: ({ listId, food, aisle }, views) =>
    views.list(listId)?.list.filed.some((one) => one.food === food && one.aisle === aisle),
});

export const aisleOrderSetExample = defineExample<'aisle-order.set'>({
  writes: (world) => {
    const { listId, before } = toOwnList(world);
    const aisles = [...AISLES.slice(world.n), ...AISLES.slice(0, world.n)];
    return [...before, { command: { op: 'aisle-order.set', listId, aisles } }];
  },
  fix: (command) => command,
  isShown: ({ listId, aisles }, views) =>
    views.list(listId)?.list.aisleOrder.join() === aisles.join(),
});
