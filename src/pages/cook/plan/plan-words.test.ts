import { expect, test } from 'vitest';
import type { Job } from '#knowledge/timeline/job.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import type { StoveDish } from './meal.ts';
import { listSteps } from './plan-words.ts';

const NOON = new Date('2026-11-27T12:00:00').getTime();
const MINUTE = 60_000;

const toDish = (id: string): StoveDish => ({
  id,
  recipe: toSampleRecipe(id, {}),
  step: 1,
  jobs: [],
  timers: [],
  isPlanned: true,
});
const toJob = (step: number, minutes: number, waiting = 0): Job => ({
  step,
  handsOn: minutes * 60,
  worked: [],
  waits: waiting > 0 ? [{ kind: 'waiting', seconds: waiting * 60 }] : [],
  needs: [],
});
const plan = (dishId: string, job: Job, startsIn: number) => {
  const startAt = NOON + startsIn * MINUTE;
  const handsFreeAt = startAt + job.handsOn * 1000;
  const waiting = job.waits.reduce((sum, { seconds }) => sum + seconds, 0);
  return { dishId, job, startAt, handsFreeAt, endAt: handsFreeAt + waiting * 1000 };
};
const toMeal = (jobs: ReturnType<typeof plan>[]) => ({
  now: NOON,
  dishes: [toDish('tofu'), toDish('dumplings')],
  eatAt: NOON,
  plan: { jobs, eatAt: NOON, readyAt: NOON, late: 0 },
});
const toRows = (jobs: ReturnType<typeof plan>[]) =>
  listSteps(toMeal(jobs)).map(({ dish, step, startAt, times }) => [
    dish.id,
    step,
    (startAt - NOON) / MINUTE,
    times.map(({ kind, seconds }) => `${seconds / 60} ${kind}`).join(', '),
  ]);

test('lists the parts of a step together if one follows the other', () => {
  expect(toRows([plan('tofu', toJob(5, 1, 4), 0), plan('tofu', toJob(5, 1), 5)])).toEqual([
    ['tofu', 5, 0, '1 handsOn, 4 waiting, 1 handsOn'],
  ]);
});

test('lists a step twice if another dish is worked on between its parts', () => {
  expect(
    toRows([
      plan('tofu', toJob(5, 1, 4), 0),
      plan('dumplings', toJob(8, 8), 1),
      plan('tofu', toJob(5, 1), 9),
    ]),
  ).toEqual([
    ['tofu', 5, 0, '1 handsOn, 4 waiting'],
    ['dumplings', 8, 1, '8 handsOn'],
    ['tofu', 5, 9, '1 handsOn'],
  ]);
});
