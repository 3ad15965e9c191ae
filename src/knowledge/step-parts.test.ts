import { expect, test } from 'vitest';
import { toStepParts } from './step-parts.ts';

test('the runs together are exactly the step', () => {
  const step = 'Tip in the 60 g ya cai and 1 tbsp of Shaoxing wine, then stir-fry for 2 minutes.';
  expect(
    toStepParts(step, ['ya cai', 'Shaoxing wine'])
      .map((part) => part.text)
      .join(''),
  ).toBe(step);
});

test('marks an amount together with its ingredient', () => {
  const amounts = toStepParts('Add 60 g ya cai and 1 tbsp of Shaoxing wine, then salt.', [
    'ya cai (preserved mustard greens)',
    'Shaoxing wine',
    'salt and pepper',
  ]).filter((part) => part.kind === 'amount');
  expect(amounts.map((part) => part.text)).toEqual(['60 g ya cai', '1 tbsp of Shaoxing wine']);
});

test('a mark ends with its ingredient', () => {
  const mark = toStepParts('Loosen 3 tbsp sesame paste with 2 tbsp soy sauce.', [
    'sesame paste',
    'chilli oil with its sediment',
  ]).find((part) => part.kind === 'amount');
  expect(mark?.text).toBe('3 tbsp sesame paste');
});

test('marks plain times', () => {
  const times = toStepParts(
    'Simmer for 20 minutes, rest 1 hour, cook 1:30 hours, 1 hour plus 20 minutes and 1 1⁄2 hours.',
  ).filter((part) => part.kind === 'time');
  expect(times.map((part) => part.text)).toEqual([
    '20 minutes',
    '1 hour',
    '1:30 hours',
    '1 hour plus 20 minutes',
    '1 1⁄2 hours',
  ]);
});

test("a number in a time, in an ingredient's name or in a share is not an amount", () => {
  const steps = [
    ['Add chinese five spice.', 'five spice'],
    ['Fry for 15 mins, twice 2 times, 3 days.', '5 min rice, 3 day bread, 2 time flour'],
    ['Stir in 2/3 of the butter.', 'butter'],
    ['Sift in type 00 flour.', 'type 00 flour'],
  ];
  for (const [step = '', name = ''] of steps) {
    expect(toStepParts(step, name.split(', ')).filter(({ kind }) => kind === 'amount')).toEqual([]);
  }
});

test('does not mark temperatures, sizes and plain numbers', () => {
  expect(toStepParts('Heat the oven to 220 °C and cut 4 rounds of 12 cm.')).toHaveLength(1);
});

test('marks the words between a measure and its food', () => {
  const parts = toStepParts('Stir 220 ml cold water into it, rub it with 2 tsp of salt.', [
    'water',
    'salt',
  ]).filter((part) => part.kind === 'amount');
  expect(parts).toMatchObject([
    { text: '220 ml cold water', amount: '220 ml', of: 0 },
    { text: '2 tsp of salt', amount: '2 tsp', of: 1 },
  ]);
});
