import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Job } from './job.ts';
import { type DishWork, type PlannedJob, planBack } from './plan-back.ts';

const NOON = 1_780_000_000_000;
const MINUTE = 60_000;

const wait = record({
  kind: constantFrom('waiting' as const, 'resting' as const),
  seconds: integer({ min: 0, max: 7200 }),
});

/** Jobs that need some earlier jobs, and at least the work of the one just before. */
const jobs = array(
  record({
    handsOn: integer({ min: 0, max: 1800 }),
    waits: array(wait, { maxLength: 2 }),
    isBeside: boolean(),
    other: nat(),
  }),
  { minLength: 1, maxLength: 8 },
).map((drafts) =>
  drafts.map(({ handsOn, waits, isBeside, other }, at): Job => {
    const last = { job: at - 1, until: isBeside ? ('handsOn' as const) : ('end' as const) };
    const further = { job: other % Math.max(1, at - 1), until: 'end' as const };
    const needs = at === 0 ? [] : at === 1 ? [last] : [last, further];
    return { step: at + 1, handsOn, worked: [], waits, needs };
  }),
);

const kitchen = array(jobs, { minLength: 1, maxLength: 4 }).map((dishes) =>
  dishes.map((one, at): DishWork => ({ id: `dish ${at}`, jobs: one })),
);

function find(plan: readonly PlannedJob[], dish: DishWork, at: number): PlannedJob {
  const planned = plan.find(({ dishId, job }) => dishId === dish.id && job === dish.jobs[at]);
  if (!planned) throw new Error('A job is missing');
  return planned;
}

test('plans every job once, finished by the meal', () => {
  assert(
    property(kitchen, (dishes) => {
      const plan = planBack(dishes, NOON);
      expect(plan).toHaveLength(dishes.reduce((sum, dish) => sum + dish.jobs.length, 0));
      for (const { startAt, handsFreeAt, endAt, job } of plan) {
        expect(handsFreeAt - startAt).toBe(job.handsOn * 1000);
        expect(endAt).toBeGreaterThanOrEqual(handsFreeAt);
        expect(endAt).toBeLessThanOrEqual(NOON);
      }
    }),
  );
});

test('starts no job before what it needs, and no step before the previous one', () => {
  assert(
    property(kitchen, (dishes) => {
      const plan = planBack(dishes, NOON);
      for (const dish of dishes) {
        for (const [at, { needs }] of dish.jobs.entries()) {
          const { startAt } = find(plan, dish, at);
          for (const need of needs) {
            const needed = find(plan, dish, need.job);
            const over = need.until === 'end' ? needed.endAt : needed.handsFreeAt;
            expect(startAt).toBeGreaterThanOrEqual(over);
          }
          const before = find(plan, dish, Math.max(0, at - 1));
          expect(startAt).toBeGreaterThanOrEqual(before.startAt);
        }
      }
    }),
  );
});

test('never plans two jobs of one cook at once, and keeps their order', () => {
  assert(
    property(kitchen, (dishes) => {
      const plan = planBack(dishes, NOON);
      const work = plan.filter(({ startAt, handsFreeAt }) => handsFreeAt > startAt);
      const tooEarly = work.filter(
        ({ startAt }, at) => startAt < (work[at - 1]?.handsFreeAt ?? startAt),
      );
      expect(tooEarly).toEqual([]);
    }),
  );
});

test('plans deterministically, and never longer than dish after dish', () => {
  assert(
    property(kitchen, (dishes) => {
      const plan = planBack(dishes, NOON);
      expect(planBack(dishes, NOON)).toEqual(plan);
      expect(planBack(dishes, NOON + MINUTE).map(({ startAt }) => startAt - MINUTE)).toEqual(
        plan.map(({ startAt }) => startAt),
      );
      const apart = dishes.reduce(
        (sum, dish) => sum + NOON - (planBack([dish], NOON)[0]?.startAt ?? NOON),
        0,
      );
      expect(NOON - (plan[0]?.startAt ?? NOON)).toBeLessThanOrEqual(apart);
    }),
  );
});

test('fills the wait of one dish with the work of another', () => {
  const bake: Job = {
    step: 1,
    handsOn: 10 * 60,
    worked: [],
    waits: [{ kind: 'waiting', seconds: 60 * 60 }],
    needs: [],
  };
  const chop: Job = { step: 1, handsOn: 20 * 60, worked: [], waits: [], needs: [] };
  const plan = planBack(
    [
      { id: 'pie', jobs: [bake] },
      { id: 'salad', jobs: [chop] },
    ],
    NOON,
  );
  expect(plan.map(({ dishId, startAt }) => [dishId, (NOON - startAt) / MINUTE])).toEqual([
    ['pie', 70],
    ['salad', 20],
  ]);
});
