import { expect, test } from 'vitest';
import { toJobs } from './dish-jobs.ts';
import { toPosition, toSegments, toSums } from './segments.ts';

const dish = {
  instructions: ['Knead for 10 minutes and leave overnight.', 'Bake for 40 minutes.', 'Serve.'],
  prepTime: '8 hours 20 minutes',
  cookTime: '40 minutes',
};
const segments = toSegments(toJobs(dish));

test('work, waiting and resting are in the order of the steps and fill the bar', () => {
  expect(segments.map(({ step, kind }) => `${step} ${kind}`)).toEqual([
    '1 handsOn',
    '1 resting',
    '2 handsOn',
    '2 waiting',
    '3 handsOn',
  ]);
  expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  const { handsOn, waiting, resting } = toSums(segments);
  expect([waiting, resting]).toEqual([2400, 28_800]);
  // Half seconds are rounded per job.
  expect(Math.abs(handsOn + waiting + resting - 9 * 3600)).toBeLessThan(5);
});

test('a minute stays visible beside a night', () => {
  expect(Math.min(...segments.map(({ share }) => share))).toBeGreaterThan(0.03);
});

test('the cook moves along the bar from step to step and within a step', () => {
  const [first] = segments;
  expect(toPosition(segments, 1, 0)).toBe(0);
  expect(toPosition(segments, 1, first?.seconds ?? 0)).toBeCloseTo(first?.share ?? 0);
  const second = toPosition(segments, 2, 0);
  expect(second).toBeGreaterThan(toPosition(segments, 1, first?.seconds ?? 0));
  expect(toPosition(segments, 2, 99_999)).toBeCloseTo(toPosition(segments, 3, 0));
  expect(toPosition(segments, 3, 99_999)).toBeCloseTo(1);
});
