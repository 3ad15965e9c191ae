import { expect, test } from 'vitest';
import { toJobs } from './dish-jobs.ts';
import { type MealDish, planMeal } from './plan-meal.ts';
import { toStartAlarms } from './start-alarms.ts';

const EAT = 1_780_000_000_000;
const MINUTE = 60_000;
const NOW = EAT - 180 * MINUTE;

const roast: MealDish = {
  id: 'roast',
  step: 1,
  timers: [],
  jobs: toJobs({
    instructions: ['Season the joint.', 'Roast it for 1 hour.', 'Carve it thinly on a board.'],
    prepTime: '20 minutes',
    cookTime: '1 hour',
  }),
};
const salad: MealDish = {
  id: 'salad',
  step: 1,
  timers: [],
  jobs: toJobs({
    instructions: ['Wash it.', 'Dress it.'],
    prepTime: '10 minutes',
    cookTime: '0 min',
  }),
};

test('each dish rings at its next start, but not for a step that follows at once', () => {
  const plan = planMeal([roast, salad], EAT, NOW);
  const alarms = toStartAlarms(plan, NOW, []);
  expect(alarms.map(({ dishId, step }) => `${dishId} ${step}`)).toEqual(['roast 1', 'salad 1']);
  expect(alarms[0]?.at).toBe(plan.jobs[0]?.startAt);
});

test('the next step rings during a wait, unless a timer rings at that time', () => {
  const timers = [{ step: 2, words: '1 hour', seconds: 3600 }];
  const inOven = { ...roast, step: 2, timers };
  const now = EAT - 80 * MINUTE;
  const plan = planMeal([inOven], EAT, now);
  const carve = plan.jobs.at(-1)?.startAt ?? 0;
  expect(toStartAlarms(plan, now, [])).toEqual([{ dishId: 'roast', step: 3, at: carve }]);
  expect(toStartAlarms(plan, now, [{ dishId: 'roast', at: carve }])).toEqual([]);
});

test('a late start and an immediate start do not ring', () => {
  const late = EAT - 10 * MINUTE;
  expect(toStartAlarms(planMeal([salad], EAT, late), late, [])).toEqual([]);
});
