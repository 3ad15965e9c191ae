import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { leaveHousehold } from '#server/household/store.ts';
import { createFindChanges } from '#server/platform/events/what-changed.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { findListChanges } from './changes-store.ts';
import { countNeeds, insertNeeds, insertRemovals } from './needs-store.ts';
import { countLists, findLists, insertList, lockList, upsertFiling } from './store.ts';
import { toNeed } from './testing/shared-list.ts';
import { upsertTicks } from './ticks-store.ts';

const QueryConfig = v.object({ text: v.string(), values: v.optional(v.array(v.unknown()), []) });
const LISTS = 4000;
const USERS = 20_000;
const toId = (kind: string, n: number) =>
  `018f0000-0000-7000-${kind}-${String(n).padStart(12, '0')}`;
/** SQL: the same ids. */
const ID = (kind: string, n: string) =>
  `('018f0000-0000-7000-${kind}-' || lpad((${n})::text, 12, '0'))::uuid`;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(`
    insert into users (id, name, email, email_key, password_hash)
      select ${ID('8000', 'n')}, 'Cook', n, n, '' from generate_series(1, ${USERS}) n;
    insert into households (id, name, owner_id)
      select ${ID('9000', 'n')}, 'Home', ${ID('8000', 'n')} from generate_series(1, ${LISTS}, 2) n;
    insert into household_members (user_id, household_id)
      select ${ID('8000', 'n')}, ${ID('9000', 'n - (n + 1) % 2')} from generate_series(1, ${LISTS}) n;
    insert into household_invites (token_hash, household_id, expires_at)
      select sha256(id::text::bytea), id, now() from households;
    insert into lists (id, name, household_id)
      select ${ID('a000', 'n')}, 'List', ${ID('9000', 'n')} from generate_series(1, ${LISTS}, 2) n;
    insert into lists (id, name, owner_id)
      select ${ID('a000', 'n')}, 'List', ${ID('8000', 'n')} from generate_series(2, ${LISTS}, 2) n;
    insert into list_needs (list_id, id, need, member_id, at, change)
      select ${ID('a000', 'n')}, ${ID('b000', 'each')}, '{"text":"milk"}', ${ID('8000', 'n')}, now(), each
      from generate_series(1, ${LISTS}) n, generate_series(1, 8) each;
    insert into list_ticks (list_id, need_id, ticked, member_id, at, change)
      select list_id, id, true, member_id, at, change from list_needs;
    insert into list_removals (list_id, need_id, member_id, at, change)
      select list_id, gen_random_uuid(), member_id, at, change from list_needs;
    insert into list_filings (list_id, thing, aisle)
      select list_id, 'food:' || change, 'dairy' from list_needs`);
  await database.pool.query('vacuum analyze');
});
afterAll(() => database.close());

it('reads and writes a list without a scan of all lists, needs, ticks or removals', async () => {
  const client = await database.pool.connect();
  const [listId, userId] = [toId('a000', 7), toId('8000', 7)];
  const spy = vi.spyOn(client, 'query');
  await client.query('begin');
  await findLists(client, userId);
  await findListChanges(client, { listId, userId, since: undefined });
  await findListChanges(client, { listId, userId, since: '4' });
  await countLists(client, userId);
  await insertList(client, { id: toId('a000', 9_999_999), name: 'New', userId });
  const change = (await lockList(client, listId, userId)) ?? '';
  const need = toNeed('eggs');
  await insertNeeds(client, [need], { listId, userId, change });
  await countNeeds(client, listId);
  const ticks = [{ needId: need._id, ticked: true, at: new Date().toISOString() }];
  expect((await upsertTicks(client, [{ item: { listId, userId, ticks } }])).size).toBe(1);
  await insertRemovals(client, [need._id], { listId, userId, change });
  await upsertFiling(client, { listId, thing: 'food:milk', aisle: 'dairy', limit: 500 });
  await leaveHousehold(client, userId);
  const queries = spy.mock.calls.flatMap(([query]) =>
    v.is(QueryConfig, query) ? v.parse(QueryConfig, query) : [],
  );
  spy.mockRestore();
  await client.query('rollback');
  client.release();
  expect(queries.length).toBeGreaterThan(12);
  for (const { text, values } of queries) {
    const { rows } = await database.pool.query(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (lists?_?|households?_?|users)/);
  }
});

it('finds changed lists at the end of an index', async () => {
  const { pool } = database;
  const { rows: before } = await pool.query('select pg_current_snapshot()::text as snapshot');
  await pool.query('update lists set changed = pg_current_xact_id() where id = $1', [
    toId('a000', 7),
  ]);
  const find = createFindChanges(pool);
  await find.find();
  const spy = vi.spyOn(pool, 'query');
  await find.find();
  const [[query] = []] = spy.mock.calls;
  spy.mockRestore();
  const { text } = v.parse(QueryConfig, query);
  const { rows } = await pool.query(`explain ${text}`, [before[0].snapshot]);
  expect(JSON.stringify(rows)).not.toMatch(/Seq Scan on (lists|household_members)/);
});
