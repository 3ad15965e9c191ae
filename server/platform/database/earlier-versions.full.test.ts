import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPasswords } from '#server/account/passwords.ts';
import { buildApp } from '#server/app.ts';
import { insertMissingNameWords } from '#server/member/name-words.ts';
import { makeBackup } from '#server/platform/backup/backup.ts';
import { verifyArchive } from '#server/platform/backup/read-archive.ts';
import { refuseNewer } from '#server/platform/backup/restore.ts';
import { findRoot } from '#server/platform/root.ts';
import { loadCollection } from '#server/recipe/collection/load.ts';
import { ask } from '#server/testing/ask.ts';
import { LIGHT } from '#server/testing/build-test-app.ts';
import { checkAnswers } from '#server/testing/check-answers.ts';
import { signIn } from '#server/testing/sign-up.ts';
import { migrate, readMigrations } from './migrate.ts';

/** The earlier texts of some migrations, derived from their present texts. The hashes prove that they are exact. */
const FORMS = {
  '001_recipes.sql': {
    hash: '525c3a2fdaf632e913ce00771e3b417e60561607b97168d566b818a3855d86dd',
    toText: (sql: string) =>
      `${sql}create index recipes_in_order on recipes (sort_order nulls last, name);\n\ncreate table collection_state (\n  key text primary key,\n  value text not null\n);\n`,
  },
  '002_search.sql': {
    hash: 'f2e32fa583e6a760546855bb3434d3bb18e5573d5bb7c12f4c13dd45d4b89d43',
    toText: toEarlierPath,
  },
  '011_community.sql': {
    hash: 'ee5fbc549df87f98295fe2eb707318557a79f542dc6ba2c9d61cf8374747636e',
    toText: toEarlierPath,
  },
  '012_follows.sql': {
    hash: 'd9ba99b29ed8572bf621a4cbc709fd36600977cd6329f23cfda9333dc260125a',
    toText: toEarlierPath,
  },
  '020_what_has_changed.sql': {
    hash: '73b7ca00465b185a9f1c64b6b18f12182692d26672492ac2eb2d0a4b7b93631b',
    toText: (sql: string) => sql.replace('decisions/0069', 'decisions/0068'),
  },
};

function toEarlierPath(sql: string): string {
  return sql.replace('contract/recipe/recipe-search.ts', 'contract/recipe-search.ts');
}

interface Version {
  commit: string;
  /** Number of the last migration of the commit. */
  last: string;
  /** Migrations that had a different text in this commit. */
  changed: (keyof typeof FORMS)[];
  /** Migrations that had a different name. `missing` lists those that were added later with a lower number. */
  renamed?: Record<string, string>;
  missing?: string[];
}

const FIRST: Version = { commit: '2b4ca404', last: '001', changed: ['001_recipes.sql'] };

const VERSIONS: Version[] = [
  FIRST,
  {
    commit: 'f23d3c12',
    last: '014',
    changed: ['002_search.sql', '011_community.sql', '012_follows.sql'],
    renamed: { '014_demo_marks.sql': '013_demo_marks.sql' },
    missing: ['013_counting.sql'],
  },
  {
    commit: '8045fd0b',
    last: '015',
    changed: ['002_search.sql', '011_community.sql', '012_follows.sql'],
  },
  { commit: '42f0661d', last: '020', changed: ['020_what_has_changed.sql'] },
];

const findNothing = async () => undefined;
const PASSWORD = 'Basil7leaf';
let name: string;
let pool: Pool;
let folder: string;

beforeEach(async () => {
  name = `simmer_earlier_${randomBytes(6).toString('hex')}`;
  await ask(inject('databaseUrl'), `create database ${name}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  pool = new Pool({ connectionString: url.href, max: 5 });
  folder = await mkdtemp(join(tmpdir(), 'simmer-earlier-'));
});
afterEach(async () => {
  await pool.end();
  await ask(inject('databaseUrl'), `drop database ${name}`);
  await rm(folder, { recursive: true });
});

/** Applies the migrations of a commit like the server of that commit. */
async function install({ last, changed, renamed = {}, missing = [] }: Version): Promise<void> {
  await pool.query(
    'create table migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  for (const migration of await readMigrations()) {
    if (migration.name.slice(0, 3) > last || missing.includes(migration.name)) continue;
    const form = changed.find((each) => each === migration.name);
    const sql = form ? FORMS[form].toText(migration.sql) : migration.sql;
    const hash = createHash('sha256').update(sql).digest('hex');
    expect(hash).toBe(form ? FORMS[form].hash : migration.hash);
    await pool.query(sql);
    const known = renamed[migration.name] ?? migration.name;
    await pool.query('insert into migrations (name, hash) values ($1, $2)', [known, hash]);
  }
}

/** Inserts `first-rows.sql`, without the rows of a table that the version does not have. */
async function insertMembers(): Promise<void> {
  const text = await readFile(new URL('../backup/testing/first-rows.sql', import.meta.url), 'utf8');
  const { rows } = await pool.query(`select to_regclass('recipe_notes') is not null as "hasNotes"`);
  const known = rows[0].hasNotes ? text : text.replace(/^insert into recipe_notes[^;]*;/m, '');
  await pool.query(known.replaceAll('$HASH', await createPasswords(LIGHT).toHash(PASSWORD)));
}

/** Starts the current server on the database, like main.ts. */
async function start() {
  await migrate(pool);
  await insertMissingNameWords(pool);
  await loadCollection(pool, join(findRoot(import.meta.url), 'collection'));
  return buildApp({ pool, version: '0.0.0', uploadsDir: folder, rateLimit: 'off' });
}

/** Reads the whole schema, sorted by name. Column order differs between databases and has no meaning. */
async function readSchema(from: Pool): Promise<unknown[]> {
  const { rows } = await from.query(`
    select 'column ' || attrelid::regclass || '.' || attname as what,
      format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' || attidentity::text || attgenerated::text || ' '
        || coalesce(pg_get_expr(adbin, adrelid), '') as how
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'view ' || viewname, definition from pg_views where schemaname = 'public'
    union all select 'constraint ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select 'trigger ' || tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
      from pg_trigger where not tgisinternal
    union all select 'function ' || pg_proc.oid::regprocedure, pg_get_functiondef(pg_proc.oid)
      from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname <> 'c'
    order by 1, 2`);
  return rows;
}

async function readFreshSchema(): Promise<unknown[]> {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${inject('databaseTemplate')}`;
  const fresh = new Pool({ connectionString: url.href, max: 1 });
  const schema = await readSchema(fresh);
  await fresh.end();
  return schema;
}

describe.each(VERSIONS)('a database of commit $commit', (version) => {
  beforeEach(() => install(version));

  it('has the schema of a new database after a start', async () => {
    await migrate(pool);
    expect(await readSchema(pool)).toEqual(await readFreshSchema());
    const { rows } = await pool.query('select name, hash from migrations order by name');
    const all = await readMigrations();
    expect(rows).toEqual(all.map((each) => ({ name: each.name, hash: each.hash })));
    // A second start changes nothing.
    await expect(migrate(pool)).resolves.toBeUndefined();
  });

  it('is served by the app with all recipes', async () => {
    const app = await start();
    const throwFaults = checkAnswers(app);
    const answer = (await app.inject({ url: '/api/recipes?limit=5' })).json();
    expect(answer.recipes).toHaveLength(5);
    await app.close();
    throwFaults();
  });
});

describe.each(VERSIONS.slice(1))('the members of commit $commit', (version) => {
  beforeEach(async () => {
    await install(version);
    await insertMembers();
  });

  it('can sign in and have their posts, comments and likes', async () => {
    const app = await start();
    const throwFaults = checkAnswers(app);
    const cook = await signIn(app, 'cook1@example.com');
    expect(cook.user).toMatchObject({ name: 'Cook 1', favorites: ['Tom Yum', 'Ragù'] });
    const { posts } = (await cook.ask('GET', '/posts?limit=50')).json();
    expect(posts).toHaveLength(40);
    const post = posts.find(({ title }: { title: string }) => title === 'Dish 2');
    expect(post).toMatchObject({ likeCount: 1, commentCount: 7, tags: ['#Soup'] });
    const { comments } = (await cook.ask('GET', `/posts/${post._id}/comments`)).json();
    expect(comments).toHaveLength(7);
    const liked = await cook.ask('POST', `/posts/${post._id}/like`, {});
    expect(liked.json()).toMatchObject({ likeCount: 2 });
    await app.close();
    throwFaults();
  });

  it('are in a backup from before the upgrade, which this version can restore', async () => {
    const path = join(folder, 'earlier.tar');
    await makeBackup(pool, { read: findNothing }, { path, version: '0.0.0' });
    const { manifest } = await verifyArchive(path);
    await expect(refuseNewer(manifest)).resolves.toBeUndefined();
  });
});

it('refuses to back up a database that needs a repair first', async () => {
  await install(FIRST);
  const path = join(folder, 'first.tar');
  await expect(makeBackup(pool, { read: findNothing }, { path, version: '0.0.0' })).rejects.toThrow(
    'The database was created by an early Simmer',
  );
});

it('refuses an unreleased migration with instructions', async () => {
  await migrate(pool);
  await pool.query(`update migrations set hash = 'jam' where name = '002_search.sql'`);
  await expect(migrate(pool)).rejects.toThrow(
    /^The migration 002_search.sql differs from .*Use the version that created the database/,
  );
});
