import { expect, test } from 'vitest';
import { isMeanwhile, toDraftJobs } from './step-jobs.ts';

const toTimes = (text: string) =>
  toDraftJobs(text).map(({ handsOn, waits }) => {
    const waitWords = waits.map(({ kind, seconds }) => `${kind} ${seconds / 60}`);
    return [handsOn / 60, waitWords].flat();
  });

test('work and its waits are one job, and work after a wait is the next', () => {
  expect(toTimes('Bring to the boil, simmer for 15 minutes and rest for 10 minutes.')).toEqual([
    [0, 'waiting 15', 'resting 10'],
  ]);
  expect(
    toTimes('Simmer for 20 minutes, then fry the onions in the fat for 5 minutes until golden.'),
  ).toEqual([[0, 'waiting 20'], [5]]);
  expect(toTimes('Simmer for 2 hours. Lift out the meat and strain the broth.')).toEqual([
    [0, 'waiting 120'],
    [0],
  ]);
  expect(toTimes('Simmer for 20 minutes, until limp and sweet.')).toEqual([[0, 'waiting 20']]);
  expect(toTimes('Serve at once.')).toEqual([[0]]);
});

test('a range counts with its lower end, a side twice, a batch once per batch', () => {
  expect(toTimes('Bake for 20 to 25 minutes.')).toEqual([[0, 'waiting 20']]);
  expect(toTimes('Fry for 3 minutes a side.')).toEqual([[6]]);
  expect(toTimes('Sear in two batches for 6 minutes each.')).toEqual([[12]]);
});

test('part of another time and an alternative are not counted', () => {
  expect(toTimes('Simmer for 20 minutes, with the corn in for the last 8 minutes.')).toEqual([
    [0, 'waiting 20'],
  ]);
  expect(toTimes('Chill for 4 hours; overnight is better still.')).toEqual([[0, 'resting 240']]);
  expect(toTimes('Chill for 4 hours or overnight.')).toEqual([[0, 'resting 240']]);
});

test('“meanwhile” only counts at the beginning of a step', () => {
  expect(isMeanwhile('Meanwhile rinse the rice.')).toBe(true);
  expect(isMeanwhile('While they simmer, fry the bacon.')).toBe(true);
  expect(isMeanwhile('Stir, while it boils.')).toBe(false);
});
