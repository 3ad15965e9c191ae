import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { withAdvisoryLock } from './advisory-lock.ts';

const LOCK = 1;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  database.pool.on('connect', (client) => client.on('error', () => {}));
});
afterAll(() => database.close());

test('throws the first error if the rollback fails too', async () => {
  const work = withAdvisoryLock(database.pool, LOCK, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
    throw new Error('The dish is burnt');
  });
  await expect(work).rejects.toThrow('The dish is burnt');
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('rolls back failed work and releases the lock', async () => {
  const work = withAdvisoryLock(database.pool, LOCK, async (client) => {
    await client.query('create table pots (name text)');
    throw new Error('No lid');
  });
  await expect(work).rejects.toThrow('No lid');
  const next = withAdvisoryLock(database.pool, LOCK, (client) =>
    client.query(`select from pg_tables where tablename = 'pots'`),
  );
  expect((await next).rowCount).toBe(0);
});
