import { expect, test } from 'vitest';
import { addChanges, EMPTY_LIST } from '#contract/list/state.ts';
import { toListLines } from './list-lines.ts';
import { readLine } from './read-line.ts';
import { toShareText } from './share-text.ts';
import { splitItems } from './split-items.ts';

function toLines(texts: readonly string[], ticked: readonly string[] = []) {
  const needs = texts.map((text, at) => {
    const { food, amount, unit } = readLine(text);
    return {
      _id: text,
      text,
      ...(food && { foodId: food.id }),
      ...(amount !== undefined && { amount }),
      ...(unit !== undefined && { unit }),
      by: 'ana',
      at: new Date(at).toISOString(),
    };
  });
  const tick = { ticked: true, by: 'ana', at: new Date(0).toISOString() };
  const ticks = ticked.map((needId) => ({ needId, ...tick }));
  return toListLines(addChanges(EMPTY_LIST, { needs, ticks }));
}

test('shares the open lines, each amount on its own line', () => {
  const lines = toLines(['2 l milk', '3 onions', '200 g onions', 'bread', 'Blu-tack'], ['bread']);
  expect(toShareText(lines, 'metric')).toBe(
    ['- 2 l milk', '- 3 onion', '- 200 g onion', '- Blu-tack'].join('\n'),
  );
});

test('a shared list is read again as the same lines', () => {
  const lines = toLines(['2 l milk', '3 onions', '200 g onions', 'Blu-tack']);
  const text = toShareText(lines, 'metric');
  expect(toShareText(toLines(splitItems(text)), 'metric')).toBe(text);
});
