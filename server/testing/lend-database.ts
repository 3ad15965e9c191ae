import { Pool } from 'pg';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { listNames, sortTables, toEmptyStatement, untilIdle } from './table-rows.ts';

interface LentDatabase {
  database: TestDatabase;
  emptying: string;
  schema: string;
}

/** Returns one text that describes the tables, indexes, triggers and functions. */
const SCHEMA = `select concat_ws(' ', (select count(*) from pg_class), (select count(*) from pg_attribute),
  (select count(*) from pg_constraint), (select md5(string_agg(concat(tgname, tgenabled), ',' order by oid)) from pg_trigger),
  (select md5(string_agg(prosrc, ',' order by oid)) from pg_proc where pronamespace = 'public'::regnamespace)) as name`;

const free: LentDatabase[] = [];

/**
 * Lends a migrated database without rows, for a test that changes no table. Closing it empties it for the next test,
 * which costs much less than to create and drop a database.
 */
export async function lendDatabase(): Promise<TestDatabase> {
  const lent = free.pop() ?? (await openLent());
  const { url } = lent.database;
  const pool = new Pool({ connectionString: url, max: 5 });
  return {
    pool,
    url,
    close: async () => {
      await pool.end();
      await takeBack(lent);
    },
  };
}

async function openLent(): Promise<LentDatabase> {
  const database = await openTestDatabase();
  const [schema = ''] = await listNames(database.pool, SCHEMA);
  const statements = [await toEmptyStatement(database.pool), ...(await toRefilling(database.pool))];
  return { database, schema, emptying: statements.join(';\n') };
}

/** Returns statements that restore the rows of the migrations, because some of them depend on the dishes. */
async function toRefilling(pool: Pool): Promise<string[]> {
  const { filled } = await sortTables(pool);
  const statements = filled.map(async (table) => {
    const [rows] = await listNames(
      pool,
      `select quote_literal(json_agg(t)) as name from ${table} t`,
    );
    return `delete from ${table};
      insert into ${table} select * from json_populate_recordset(null::${table}, ${rows})`;
  });
  return Promise.all(statements);
}

async function takeBack(lent: LentDatabase): Promise<void> {
  const { pool } = lent.database;
  await untilIdle(pool);
  const [schema] = await listNames(pool, SCHEMA);
  if (schema !== lent.schema) {
    await lent.database.close();
    throw new Error('The test changed the schema of its database: it needs `isShared: false`');
  }
  await pool.query(lent.emptying);
  free.push(lent);
}
