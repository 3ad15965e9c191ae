import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a test database has the tables of the migrations', async () => {
  const { rows } = await database.pool.query('select count(*)::int as count from recipes');
  expect(rows).toEqual([{ count: 0 }]);
});
