import { afterAll, beforeAll, expect, it } from 'vitest';
import { TIPS_PER_STEP } from '#contract/tip/limits.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { BEST_TIPS } from './store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const STEPS = 8;

/** Counts the tips and the database pages that one read touches. */
async function explain(): Promise<{ rows: number; pages: number }> {
  const { rows } = await test.pool.query(`explain (analyze, buffers, format json) ${BEST_TIPS}`, [
    'tom-yum',
    STEPS,
    null,
    null,
  ]);
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return {
    rows: plan['Actual Rows'],
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  };
}

async function fill(count: number): Promise<void> {
  await test.pool.query(
    `insert into tips (id, recipe_id, step, content, like_count, created_at)
     select gen_random_uuid(), 'tom-yum', 1 + n % $2, 'tip ' || n, n % 50, now() - n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [count, STEPS],
  );
  await expect.poll(vacuum, { timeout: 20_000 }).toBe(true);
}

/** True if all pages are marked as visible. Pages that an open transaction still holds back cost a read of each row. */
async function vacuum(): Promise<boolean> {
  await test.pool.query('vacuum (analyze, index_cleanup on) tips');
  const { rows } = await test.pool.query(
    "select relallvisible = relpages as done from pg_class where relname = 'tips'",
  );
  return rows[0].done;
}

it('reads a hundred thousand tips as cheaply as a thousand', async () => {
  await fill(1_000);
  const few = await explain();
  expect(few.rows).toBe(STEPS * TIPS_PER_STEP);
  await fill(99_000);
  const many = await explain();
  expect(many.rows).toBe(few.rows);
  // Each tip may be on a separate page, in addition to the path down the index.
  expect(many.pages).toBeLessThan(STEPS * (TIPS_PER_STEP + 6));
});
