import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { signUp } from './sign-up.ts';

test('gives the next file the same app with its tables and sequences restored', async () => {
  const first = await buildTestApp();
  const before = await describeRows(first);
  const cook = await signUp(first.app);
  await cook.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
  await first.pool.query(
    `select nextval(format('%I.%I', schemaname, sequencename)::regclass) from pg_sequences`,
  );
  expect(await describeRows(first)).not.toEqual(before);
  await first.close();
  const second = await buildTestApp();
  expect(second.app).toBe(first.app);
  expect(await describeRows(second)).toEqual(before);
  await second.close();
});

test('gives an app with more options an emptied database like a new one', async () => {
  const first = await buildTestApp({ version: '1' });
  await signUp(first.app);
  await first.close();
  const second = await buildTestApp({ version: '2', dishes: {} });
  expect(second.databaseUrl).toBe(first.databaseUrl);
  const created = await buildTestApp({ dishes: {}, isShared: false });
  expect(await describeRows(second)).toEqual(await describeRows(created));
  for (const table of ['collection_state', 'collection_versions']) {
    const list = `select * from ${table}`;
    expect((await second.pool.query(list)).rows).toEqual((await created.pool.query(list)).rows);
  }
  await created.close();
  await second.close();
});

test.each([
  'create table pans ()',
  'alter table posts add pan text',
  'create index on posts (created_at)',
  'drop trigger tips_removed on tips',
  'alter table posts disable trigger all',
  `create or replace function note_removals() returns trigger language plpgsql as 'begin return null; end'`,
])('does not lend a database again after `%s`', async (change) => {
  const first = await buildTestApp({ version: '1' });
  await first.pool.query(change);
  await expect(first.close()).rejects.toThrow('isShared: false');
  const second = await buildTestApp({ version: '1' });
  expect(second.databaseUrl).not.toBe(first.databaseUrl);
  await second.close();
});

/** Returns the number of rows of each table and the last value of each sequence. */
async function describeRows({ pool }: TestApp): Promise<unknown> {
  const { rows: tables } = await pool.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  const counts = tables.map(({ tablename }) => `select '${tablename}', count(*) from ${tablename}`);
  const { rows } = await pool.query(counts.join(' union all '));
  const { rows: sequences } = await pool.query(
    'select sequencename, last_value from pg_sequences order by sequencename',
  );
  return { rows, sequences };
}

test('leaves no rows of unfinished requests for the next file', async () => {
  const first = await buildTestApp({ dishes: {} });
  const late = Promise.all([signUp(first.app), signUp(first.app)]);
  await first.close();
  const second = await buildTestApp({ dishes: {} });
  await late;
  const { rowCount } = await second.pool.query('select from users');
  expect(rowCount).toBe(0);
  await second.close();
});

test('does not lend an app again after its dishes were changed', async () => {
  const first = await buildTestApp();
  await first.pool.query(`update recipes set etag = 'changed'`);
  await expect(first.close()).rejects.toThrow('isShared: false');
  const second = await buildTestApp();
  expect(second.app).not.toBe(first.app);
  await second.close();
});
