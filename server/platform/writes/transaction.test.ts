import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { untilLockWait } from '#server/testing/until-lock-wait.ts';
import { inTransaction } from './transaction.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table stirs (pot text)');
});
afterAll(() => database.close());

const countStirs = async () => (await database.pool.query('select from stirs')).rowCount;

it('a deadlock is retried without an error', async () => {
  const { pool } = database;
  const other = await pool.connect();
  await other.query(`begin; set local deadlock_timeout = '10min'; select pg_advisory_xact_lock(2)`);
  const gate = new EventEmitter();
  const [held, released] = [once(gate, 'held'), once(gate, 'release')];
  let tries = 0;
  const stirred = inTransaction(pool, async (client) => {
    tries += 1;
    await client.query(`insert into stirs values ('one'); select pg_advisory_xact_lock(1)`);
    gate.emit('held');
    await released;
    await client.query(`set local deadlock_timeout = '5ms'; select pg_advisory_xact_lock(2)`);
    return async () => 'stirred';
  });
  await held;
  const crossed = other.query('select pg_advisory_xact_lock(1)');
  await untilLockWait(pool);
  gate.emit('release');
  await crossed;
  await other.query('commit');
  other.release();
  expect(await stirred).toBe('stirred');
  expect([tries > 1, await countStirs()]).toEqual([true, 1]);
});

it('a permanent conflict is a 503, and `undo` runs once', async () => {
  await database.pool.query('delete from stirs');
  const seen = { tries: 0, undone: 0 };
  const clashing = inTransaction(
    database.pool,
    async (client) => {
      seen.tries += 1;
      await client.query(`insert into stirs values ('two')`);
      await client.query(`do $$ begin raise exception using errcode = '40001'; end $$`);
      return async () => {};
    },
    async () => {
      seen.undone += 1;
    },
  );
  await expect(clashing).rejects.toMatchObject({ status: 503, retryAfter: 1 });
  expect([seen, await countStirs()]).toEqual([{ tries: 5, undone: 1 }, 0]);
});
