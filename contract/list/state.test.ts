import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Need, Removal, Tick } from './schema.ts';
import { addChanges, EMPTY_LIST, type ListState, listLiving } from './state.ts';

type Change = { needs: Need[] } | { ticks: Tick[] } | { removals: Removal[] };

const needId = fc.constantFrom('a', 'b', 'c');
const by = fc.constantFrom('ana', 'ben', 'cy');
const at = fc
  .integer({ min: 0, max: 4 })
  .map((minutes) => new Date(Date.UTC(2026, 4, 1, 12, minutes)).toISOString());
const need = fc
  .record({ _id: needId, by, at })
  .map(
    ({ _id, by: who, at: when }): Need => ({ _id, text: `${_id} of ${who}`, by: who, at: when }),
  );
const change: fc.Arbitrary<Change> = fc.oneof(
  need.map((one) => ({ needs: [one] })),
  fc.record({ needId, ticked: fc.boolean(), by, at }).map((one) => ({ ticks: [one] })),
  fc.record({ needId, by, at }).map((one) => ({ removals: [one] })),
);
const changes = fc.array(change, { maxLength: 12 });

const addAll = (all: readonly Change[], state = EMPTY_LIST) => all.reduce(addChanges, state);
const toPlain = ({ needs, ticks, removals }: ListState) =>
  [needs, ticks, removals].map((map) => Object.fromEntries(map));

test('the state of a list does not depend on the order of its changes', () => {
  const shuffled = changes.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(toPlain(addAll(other))).toEqual(toPlain(addAll(all)));
    }),
  );
});

test('a change that arrives again changes nothing', () => {
  fc.assert(
    fc.property(changes, (all) => {
      expect(toPlain(addAll(all, addAll(all)))).toEqual(toPlain(addAll(all)));
    }),
  );
});

test('every need is living or was removed by a named member', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const state = addAll(all);
      const living = new Set(listLiving(state).map(({ _id }) => _id));
      for (const id of state.needs.keys()) {
        expect(living.has(id) || Boolean(state.removals.get(id)?.by)).toBe(true);
        expect(living.has(id)).toBe(!state.removals.has(id));
      }
    }),
  );
});

test.each([
  [true, 0, true],
  [true, 1, false],
  [false, 1, true],
  [false, 0, true],
])('after ticked=%j and the opposite %i minutes later, bought is %j', (ticked, later, bought) => {
  const first = { needId: 'a', ticked, by: 'ana', at: '2026-05-01T12:00:00.000Z' };
  const second = { ...first, ticked: !ticked, at: `2026-05-01T12:0${later}:00.000Z` };
  const { ticks } = addChanges(EMPTY_LIST, { ticks: [first, second] });
  expect(ticks.get('a')?.ticked).toBe(bought);
});
