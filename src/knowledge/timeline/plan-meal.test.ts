import { expect, test } from 'vitest';
import { toJobs } from './dish-jobs.ts';
import { type MealDish, planMeal, toEarliest } from './plan-meal.ts';

const EAT = 1_780_000_000_000;
const MINUTE = 60_000;

const ROAST = toJobs({
  instructions: ['Roast the joint for 1 hour.', 'Rest it for 10 minutes.', 'Carve it.'],
  prepTime: '20 minutes',
  cookTime: '1 hour 10 minutes',
});
const RICE = toJobs({
  instructions: ['Rinse the rice and boil it for 15 minutes.', 'Fluff it with a fork.'],
  prepTime: '5 minutes',
  cookTime: '15 minutes',
});
const roast: MealDish = { id: 'roast', jobs: ROAST, step: 1, timers: [] };
const rice: MealDish = { id: 'rice', jobs: RICE, step: 1, timers: [] };
const at = (minutes: number) => EAT - minutes * MINUTE;

test('in time, dinner is ready when it is wanted', () => {
  const plan = planMeal([roast, rice], EAT, at(180));
  expect(plan).toMatchObject({ readyAt: EAT, late: 0 });
  expect(plan.jobs[0]).toMatchObject({ dishId: 'roast' });
  expect(plan.jobs.at(-1)?.endAt).toBe(EAT);
});

test('after a late start everything moves, and the plan returns the delay', () => {
  const inTime = planMeal([roast, rice], EAT, at(180));
  const begin = inTime.jobs[0]?.startAt ?? 0;
  const late = planMeal([roast, rice], EAT, begin + 20 * MINUTE);
  expect(late).toMatchObject({ readyAt: EAT + 20 * MINUTE, late: 20 * MINUTE });
  expect(late.jobs.map(({ startAt }) => startAt - 20 * MINUTE)).toEqual(
    inTime.jobs.map(({ startAt }) => startAt),
  );
});

test('a cook who stays too long at a step is late from the start of the next one', () => {
  const plan = planMeal([roast], EAT, at(180));
  const [first, second] = plan.jobs;
  const since = first?.startAt ?? 0;
  const attended = { ...roast, attendedSince: since };
  expect(planMeal([attended], EAT, since + 5 * MINUTE).late).toBe(0);
  const over = (second?.startAt ?? 0) + 15 * MINUTE;
  expect(planMeal([attended], EAT, over).late).toBe(15 * MINUTE);
});

test('a step opened early does not count as started', () => {
  const attended = { ...roast, attendedSince: at(170) };
  const [first] = planMeal([attended], EAT, at(150)).jobs;
  expect(first?.startAt).toBe(planMeal([roast], EAT, at(180)).jobs[0]?.startAt);
});

test('a running timer decides its wait, even if the cook is at a later step', () => {
  const timers = [{ step: 1, words: '1 hour', seconds: 40 * 60 }];
  const there = planMeal([{ ...roast, timers }], EAT, at(180));
  expect(there.jobs[0]?.job).toMatchObject({ handsOn: 0, waits: [{ seconds: 2400 }] });
  const planned = planMeal([{ ...roast, step: 2, timers }], EAT, at(180));
  expect(planned.jobs.map(({ job }) => job.step)).toEqual(there.jobs.map(({ job }) => job.step));
  const rest = planned.jobs.find(({ job }) => job.step === 2);
  expect(rest?.startAt).toBeGreaterThanOrEqual(planned.jobs[0]?.endAt ?? 0);
});

function steps(dish: MealDish): number[] {
  return planMeal([dish], EAT, at(180)).jobs.map(({ job }) => job.step);
}

test("a finished timer leaves nothing, and steps before the cook's are done", () => {
  const timers = [{ step: 1, words: '1 hour', seconds: 0 }];
  expect(steps({ ...roast, timers })).toEqual([2, 3]);
  expect(steps({ ...roast, step: 3 })).toEqual([3]);
});

test('started now, dinner is ready after the longest dish', () => {
  expect(toEarliest([roast, rice], at(0))).toBeGreaterThanOrEqual(EAT + 90 * MINUTE);
  expect(toEarliest([roast], at(0))).toBe(EAT + 90 * MINUTE);
});

test('a meal without remaining work is late only after its time has passed', () => {
  expect(planMeal([], EAT, at(5))).toMatchObject({ late: 0, readyAt: EAT });
});

test('a job with a timer has started and gets no later start', () => {
  const timers = [{ step: 1, words: '1 hour', seconds: 40 * 60 }];
  const now = at(180);
  const [first] = planMeal([{ ...roast, step: 2, timers }], EAT, now).jobs;
  expect(first).toMatchObject({ startAt: now, endAt: now + 40 * MINUTE, job: { step: 1 } });
});
