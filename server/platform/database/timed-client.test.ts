import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { createTimedClient, type TimedQuery } from './timed-client.ts';

let database: TestDatabase;
let pool: Pool;
const queries: TimedQuery[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new Pool({
    connectionString: database.url,
    Client: createTimedClient({ onQuery: (query) => queries.push(query) }),
  });
});
beforeEach(() => queries.splice(0));
afterAll(async () => {
  await pool.end();
  await database.close();
});

it('reports the duration of a query of the pool, by its name or its text on one line', async () => {
  await pool.query({ name: 'sleeper', text: 'select pg_sleep($1)', values: [0.05] });
  await pool.query('select\n  1 as one');
  expect(queries.map(({ statement }) => statement)).toEqual(['sleeper', 'select 1 as one']);
  expect(queries[0]?.ms).toBeGreaterThan(49);
});

it('reports queries in a transaction and failed queries without their values', async () => {
  const client = await pool.connect();
  const { rows } = await client.query<{ said: string }>('select $1::text as said', ['secret']);
  expect(rows).toEqual([{ said: 'secret' }]);
  await expect(client.query('select $1::int', ['secret'])).rejects.toThrow('invalid input syntax');
  client.release();
  expect(queries.map(({ statement }) => statement)).toEqual([
    'select $1::text as said',
    'select $1::int',
  ]);
});
