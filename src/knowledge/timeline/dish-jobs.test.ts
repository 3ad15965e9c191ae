import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import { RecipeList } from '#contract/recipe/schema.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { toJobs, toSecondsAlone } from './dish-jobs.ts';
import { toWaiting } from './job.ts';

const toDish = (instructions: string[], prepTime: string, cookTime: string) => ({
  instructions,
  prepTime,
  cookTime,
});

test('every dish of the collection takes one cook its stated time, or up to two minutes more', async () => {
  const server = await buildTestApp({ dishes: 'collection' });
  const answer = await server.fetch('http://simmer.test/api/recipes');
  const recipes = v.parse(RecipeList, await answer.json());
  await server.close();
  expect(recipes.length).toBeGreaterThan(20);
  const wrong = recipes.filter((recipe) => {
    const over = toSecondsAlone(toJobs(recipe)) - toTotalMinutes(recipe) * 60;
    return Math.abs(over) > 120;
  });
  expect(wrong.map(({ _id }) => _id)).toEqual([]);
});

test('spreads the rest of the total as work over the steps by their words', () => {
  const [roast, carve] = toJobs(
    toDish(
      ['Rub the joint with oil and salt and roast it for 1 hour.', 'Carve it and serve.'],
      '20 minutes',
      '1 hour',
    ),
  );
  expect(roast && toWaiting(roast)).toBe(3600);
  expect((roast?.handsOn ?? 0) + (carve?.handsOn ?? 0)).toBeGreaterThan(19 * 60);
  expect(roast?.handsOn).toBeGreaterThan(carve?.handsOn ?? 0);
});

test('“meanwhile” runs during the previous wait, and the next step needs both', () => {
  const jobs = toJobs(
    toDish(
      ['Simmer the beans for 40 minutes.', 'Meanwhile chop the onions.', 'Stir both together.'],
      '10 minutes',
      '45 minutes',
    ),
  );
  expect(jobs.map(({ needs }) => needs)).toEqual([
    [],
    [{ job: 0, until: 'handsOn' }],
    [
      { job: 0, until: 'end' },
      { job: 1, until: 'end' },
    ],
  ]);
  expect(toSecondsAlone(jobs)).toBe(55 * 60);
});

test('uses the times of the steps if they exceed the total', () => {
  const jobs = toJobs(toDish(['Simmer for 2 hours.'], '5 minutes', '30 minutes'));
  expect(toSecondsAlone(jobs)).toBe(7230);
});

test('adds uncounted days as rest to the step that mentions them', () => {
  const dish = toDish(['Salt the fish.', 'Leave it for two days.', 'Slice it.'], '2 days', '0 min');
  const jobs = toJobs(dish);
  expect(jobs[1]?.waits).toMatchObject([{ kind: 'resting' }]);
  expect(toSecondsAlone(jobs)).toBe(2 * 24 * 3600);
  const known = toJobs({ ...dish, handsOnTime: 10 });
  expect(known.reduce((sum, { handsOn }) => sum + handsOn, 0)).toBeLessThanOrEqual(600);
  expect(toSecondsAlone(known)).toBe(2 * 24 * 3600);
});
