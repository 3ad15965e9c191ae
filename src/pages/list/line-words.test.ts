import { expect, test } from 'vitest';
import type { Need } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST } from '#contract/list/state.ts';
import { toListLines } from '#knowledge/shopping/list-lines.ts';
import { toLineTitle, toMore, toNeedText, toNotes, toSources } from './line-words.ts';

const paella = { recipeId: 'paella', title: 'Paella', servings: 4 };
const pilaf = { recipeId: 'pilaf', title: 'Pilaf', servings: 2 };

let count = 0;
function toNeed(need: Partial<Need>): Need {
  count += 1;
  const at = new Date(Date.UTC(2026, 4, 1, 12, count)).toISOString();
  return { _id: `need-${count}`, text: need.foodId ?? '', by: 'ana', at, ...need };
}

function toLine(needs: readonly Need[]) {
  const [line] = toListLines(addChanges(EMPTY_LIST, { needs: [...needs] }));
  if (!line) throw new Error('no line');
  return line;
}

test.each([
  ['5 onions', [{ amount: 2 }, { amount: 3 }]],
  ['1 onion', [{ amount: 1 }]],
  ['1.2 kg onions', [{ amount: 1.2, unit: 'kg' }]],
  ['1.2 kg + 2 onions', [{ amount: 1.2, unit: 'kg' }, { amount: 2 }]],
  ['Onions', [{}]],
])('shows %j', (wanted, needs) => {
  const line = toLine(needs.map((need) => toNeed({ foodId: 'onion', ...need })));
  const { amount, name } = toLineTitle(line, 'metric');
  expect(`${amount} ${name}`.trim()).toBe(wanted);
});

test('writes a food as it was written', () => {
  const noodles = { foodId: 'noodle', amount: 400, unit: 'g' };
  const peppercorns = { foodId: 'sichuan-peppercorn', text: '2 tsp Sichuan peppercorns' };
  expect(
    toLineTitle(toLine([toNeed({ ...noodles, text: '400 g wheat noodles' })]), 'metric'),
  ).toEqual({ amount: '400 g', name: 'wheat noodles' });
  expect(toLineTitle(toLine([toNeed(peppercorns)]), 'metric').name).toBe('Sichuan peppercorns');
});

test('shows an unknown food as typed', () => {
  expect(toLineTitle(toLine([toNeed({ text: 'lightbulbs E27' })]), 'metric')).toEqual({
    amount: '',
    name: 'Lightbulbs E27',
  });
});

const toOnion = (need: Partial<Need>) => toNeed({ foodId: 'onion', ...need });

test('names the dishes with their shares', () => {
  const two = toOnion({ amount: 2, from: paella });
  const three = toOnion({ amount: 3, from: pilaf });
  const own = toOnion({ amount: 1 });
  expect(toSources([two, three], 'metric')).toBe('2 for Paella, 3 for Pilaf');
  expect(toSources([two], 'metric')).toBe('for Paella');
  expect(toSources([two, own], 'metric')).toBe('2 for Paella, 1 added by hand');
  expect(toSources([own], 'metric')).toBe('');
});

test('rounds up only the sum, not its parts', () => {
  const milk = { foodId: 'coconut-milk', unit: 'can', amount: 1.5 };
  const needs = [toNeed({ ...milk, from: paella }), toNeed({ ...milk, from: pilaf })];
  expect(toLineTitle(toLine(needs), 'metric').amount).toBe('3 cans');
  expect(toSources(needs, 'metric')).toBe('1½ cans for Paella, 1½ cans for Pilaf');
  expect(needs.map((need) => toNeedText(need, 'metric'))).toEqual([
    '1½ cans for Paella',
    '1½ cans for Pilaf',
  ]);
});

test('shows the additional amount and typed remarks', () => {
  expect(toMore(toLine([toNeed({ foodId: 'onion', amount: 1 })]), 'metric')).toBe('1 more');
  expect(toMore(toLine([toNeed({ foodId: 'onion' })]), 'metric')).toBe('Some more');
  const needs = [toNeed({ note: 'ripe' }), toNeed({ note: 'sliced', from: paella })];
  expect(toNotes(needs)).toBe('ripe');
});
