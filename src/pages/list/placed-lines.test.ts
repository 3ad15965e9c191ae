import { expect, test } from 'vitest';
import { AISLES } from '#contract/food/schema.ts';
import type { Need } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST, type ListState } from '#contract/list/state.ts';
import { toListLines } from '#knowledge/shopping/list-lines.ts';
import { keepPlaces, type PlacedLine, placeLines, toSections } from './placed-lines.ts';

const at = '2026-05-01T12:00:00.000Z';
const toNeed = (foodId: string, _id = foodId): Need => ({
  _id,
  text: foodId,
  foodId,
  by: 'ana',
  at,
});
const START = addChanges(EMPTY_LIST, {
  needs: ['milk', 'onion', 'carrot']
    .map((id) => toNeed(id))
    .concat({ ...toNeed('x'), text: 'bulbs' }),
});
const tick = (state: ListState, needId: string, ticked = true) =>
  addChanges(state, {
    ticks: [{ needId, ticked, by: 'ana', at: ticked ? at : '2026-05-01T13:00:00.000Z' }],
  });
const place = (state: ListState, staying: readonly string[] = []) =>
  placeLines(toListLines(state), {
    aisleOrder: AISLES,
    staying: new Set(staying),
    boughtAt: () => 0,
  });
const show = (placed: readonly PlacedLine[]) =>
  placed.map(
    ({ section, line, isGone }) =>
      `${section}: ${line.name}${line.isBought ? ' ✓' : ''}${isGone ? ' gone' : ''}`,
  );

test('sorts unknown lines first, then by aisle, with bought lines last', () => {
  const placed = place(tick(START, 'onion'));
  expect(show(placed)).toEqual([
    'unknown: bulbs',
    'produce: carrot',
    'dairy: milk',
    'bought: onion ✓',
  ]);
  expect(toSections(placed).map(({ section }) => section)).toEqual([
    'unknown',
    'produce',
    'dairy',
    'bought',
  ]);
});

test('a line in shopping mode stays in its aisle after a tick', () => {
  const placed = place(tick(START, 'carrot'), ['food:carrot']);
  expect(show(placed)).toContain('produce: carrot ✓');
  const more = addChanges(tick(START, 'carrot'), { needs: [toNeed('carrot', 'carrot-2')] });
  expect(show(place(more, ['food:carrot']))).toEqual([
    'unknown: bulbs',
    'produce: carrot',
    'produce: onion',
    'dairy: milk',
    'bought: carrot ✓',
  ]);
});

test('shows ticks and removals in place while the list is touched', () => {
  const before = place(START);
  const ticked = keepPlaces(before, toListLines(tick(START, 'carrot')));
  expect(show(ticked)).toEqual([
    'unknown: bulbs',
    'produce: carrot ✓',
    'produce: onion',
    'dairy: milk',
  ]);
  const again = keepPlaces(ticked, toListLines(tick(tick(START, 'carrot'), 'carrot', false)));
  expect(show(again)).toEqual(show(before));
  const removals = [{ needId: 'milk', by: 'ben', at }];
  const removed = keepPlaces(before, toListLines(addChanges(START, { removals })));
  expect(show(removed)).toContain('dairy: milk gone');
});
