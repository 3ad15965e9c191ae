import { expect, test } from 'vitest';
import { buildTestApp } from './build-test-app.ts';
import { signUp } from './sign-up.ts';

test('the next file gets the same app without members', async () => {
  const first = await buildTestApp({ dishes: {} });
  await signUp(first.app);
  await first.close();
  const second = await buildTestApp({ dishes: {} });
  expect(second.app).toBe(first.app);
  const { rowCount } = await second.pool.query('select from users');
  expect(rowCount).toBe(0);
  await second.close();
});

test('requests that are still under way at the end leave no rows for the next file', async () => {
  const first = await buildTestApp({ dishes: {} });
  const late = Promise.all([signUp(first.app), signUp(first.app)]);
  await first.close();
  const second = await buildTestApp({ dishes: {} });
  await late;
  const { rowCount } = await second.pool.query('select from users');
  expect(rowCount).toBe(0);
  await second.close();
});

test('an app is not lent again once its dishes were changed', async () => {
  const first = await buildTestApp();
  await first.pool.query(`update recipes set etag = 'changed'`);
  await expect(first.close()).rejects.toThrow('isShared: false');
  const second = await buildTestApp();
  expect(second.app).not.toBe(first.app);
  await second.close();
});
