import { expect, test } from 'vitest';
import { readLine } from './read-line.ts';
import { LABELLED_AMOUNTS } from './testing/labelled-amounts.ts';
import { LABELLED_FOODS } from './testing/labelled-foods.ts';

interface Label {
  line: string;
  amount: string;
  food: string;
  note: string;
}

const labels = [LABELLED_AMOUNTS, LABELLED_FOODS]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((row): Label => {
    const [line = '', label = ''] = row.split(' = ');
    const [amount = '', food = '', note = ''] = label.split('|').map((part) => part.trim());
    return { line, amount, food, note };
  });

const round = (value: number) => String(Math.round(value * 1000) / 1000);

function read(line: string): Label {
  const { amount, least, unit, food, note } = readLine(line);
  const number = amount === undefined ? '' : round(amount);
  const range = least === undefined ? number : `${round(least)}-${number}`;
  return {
    line,
    amount: [range, unit].filter(Boolean).join(' '),
    food: food?.id ?? '',
    note: note ?? '',
  };
}

test.each(['amount', 'food', 'note'] as const)('reads the %s of labelled lines', (part) => {
  const wrong = labels.filter((label) => read(label.line)[part] !== label[part]);
  expect(wrong.map(({ line, [part]: wanted }) => [line, wanted, read(line)[part]])).toEqual([]);
});
