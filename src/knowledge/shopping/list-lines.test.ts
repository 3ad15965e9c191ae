import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Need } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST } from '#contract/list/state.ts';
import { toListLines } from './list-lines.ts';
import { readLine } from './read-line.ts';
import { formatTotal } from './totals.ts';

const START = Date.UTC(2026, 4, 1);
let count = 0;

function toNeed(text: string, from?: string): Need {
  count += 1;
  const { food, amount, unit } = readLine(text);
  return {
    _id: `need-${count}`,
    text,
    ...(food && { foodId: food.id }),
    ...(amount !== undefined && { amount }),
    ...(unit !== undefined && { unit }),
    ...(from !== undefined && { from: { title: from, servings: 4 } }),
    by: 'ana',
    at: new Date(START + count).toISOString(),
  };
}

const show = (needs: readonly Need[], ticked: readonly Need[] = []) =>
  toListLines(
    addChanges(EMPTY_LIST, {
      needs: [...needs],
      ticks: ticked.map(({ _id, at }) => ({ needId: _id, ticked: true, by: 'ana', at })),
    }),
  ).map(({ name, totals, isBought, isMore }) =>
    [
      isBought ? '✓' : '',
      name,
      totals.map((total) => formatTotal(total, 'metric')).join(' + '),
      isMore ? 'more' : '',
    ]
      .filter(Boolean)
      .join(' '),
  );

test('adds up the needs of a food in one line, each dimension separately', () => {
  const needs = [toNeed('2 onions'), toNeed('3 onions'), toNeed('200 g onions'), toNeed('onions')];
  expect(show(needs)).toEqual(['onion 5 + 200 g']);
  expect(show([toNeed('1 lb beef'), toNeed('500 g beef')])).toEqual(['beef 950 g']);
  expect(show([toNeed('2 tbsp honey'), toNeed('1 tbsp honey')])).toEqual(['honey 3 tbsp']);
  expect(show([toNeed('400 g tin chickpeas'), toNeed('2 cans chickpeas')])).toEqual([
    'chickpea 3 cans',
  ]);
  expect(show([toNeed('1.5 l milk'), toNeed('500 ml milk')])).toEqual(['milk 2 l']);
});

test('adds up pieces by unit and rounds up to whole ones', () => {
  expect(show([toNeed('1 thumb ginger'), toNeed('1 thumb-sized piece of ginger')])).toEqual([
    'ginger 2 thumbs',
  ]);
  expect(show([toNeed('4½ spring onions')])).toEqual(['spring onion 5']);
  expect(show([toNeed('½ lemon'), toNeed('½ lemon'), toNeed('1/3 lemon')])).toEqual(['lemon 2']);
  expect(show([toNeed('0.01 lemon')])).toEqual(['lemon 1']);
  expect(show([toNeed('1½ cans beans'), toNeed('½ tin beans')])).toEqual(['bean 2 cans']);
  expect(show([toNeed('2 sprigs thyme'), toNeed('1 handful thyme')])).toEqual([
    'thyme 2 sprigs + 1 handful',
  ]);
});

test('different foods and unknown texts have their own lines', () => {
  expect(show([toNeed('milk'), toNeed('coconut milk'), toNeed('Blu-tack')])).toEqual([
    'milk',
    'coconut milk',
    'Blu-tack',
  ]);
});

test('a need added after a tick opens the line again', () => {
  const [first, second] = [toNeed('2 onions', 'Paella'), toNeed('3 onions', 'Pilaf')];
  expect(show([first], [first])).toEqual(['✓ onion 2']);
  expect(show([first, second], [first])).toEqual(['onion 3 more', '✓ onion 2']);
});

test('an own aisle wins over the one of the food', () => {
  const state = addChanges(EMPTY_LIST, { needs: [toNeed('eggs'), toNeed('Blu-tack')] });
  const filed = [
    { food: 'egg', aisle: 'baking' },
    { text: 'BLU-TACK', aisle: 'household' },
  ] as const;
  expect(toListLines(state, filed).map(({ aisle }) => aisle)).toEqual(['baking', 'household']);
  expect(toListLines(state).map(({ aisle }) => aisle)).toEqual(['dairy', undefined]);
});

test('every living need is in exactly one line, whatever is ticked', () => {
  const texts = fc.constantFrom(
    '2 onions',
    '1 kg onions',
    'milk',
    '1 l milk',
    'Blu-tack',
    '2 red onions',
  );
  const entries = fc.array(fc.tuple(texts, fc.boolean()), { maxLength: 20 });
  fc.assert(
    fc.property(entries, (all) => {
      const needs = all.map(([text]) => toNeed(text));
      const ticks = needs
        .filter((_, n) => all[n]?.[1])
        .map(({ _id, at }) => ({ needId: _id, ticked: true, by: 'ben', at }));
      const lines = toListLines(addChanges(EMPTY_LIST, { needs, ticks }));
      const shown = lines.flatMap((line) => line.needs.map(({ _id }) => _id));
      expect(shown.toSorted()).toEqual(needs.map(({ _id }) => _id).toSorted());
      const ticked = new Set(ticks.map(({ needId }) => needId));
      for (const { isBought, needs: covered } of lines) {
        expect(covered.every(({ _id }) => ticked.has(_id) === isBought)).toBe(true);
      }
    }),
  );
});
