import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createUploadFiles } from '#server/platform/uploads/files.ts';
import { ask } from '#server/testing/ask.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { type Contents, readContents } from './testing/read-contents.ts';
import { startWriteLoad } from './testing/write-load.ts';

let folder: string;
let test: TestApp;
let archive: string;
let saved: Contents;
let printed: [code: unknown, said: string];
let accepted: Record<string, number>[];
let other: string;

/** Takes a backup of the whole server while four members write, like, comment, upload and delete. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simmer-backup-'));
  archive = join(folder, 'night.tar');
  const files = createUploadFiles(join(folder, 'uploads'));
  test = await buildTestApp({ files, rateLimit: 'off' });
  const load = await startWriteLoad(test.app);
  await load.until('delete', 3);
  const before = { ...load.accepted };
  const { rows } = await test.pool.query('select current_database() as name');
  const given = { DATABASE_URL: toDatabase(rows[0].name), DATA_DIR: folder };
  printed = await runCommand('backup', given, archive);
  accepted = [before, { ...load.accepted }];
  await load.close();
  saved = await readContents(archive);
  other = `simmer_restored_${randomBytes(6).toString('hex')}`;
  await ask(inject('databaseUrl'), `create database ${other}`);
}, 120_000);
afterAll(async () => {
  await test.close();
  await ask(inject('databaseUrl'), `drop database ${other}`);
  await rm(folder, { recursive: true });
});

const SAVED =
  /^Saved [\d,]+ rows of \d+ tables \(4 members, \d+ posts\) and \d+ files of pictures in/;

function toDatabase(name: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

describe('a backup of a server that is being written to', () => {
  it('prints its contents and lets everyone continue to write while it runs', () => {
    expect(printed).toEqual([0, expect.stringMatching(SAVED)]);
    const [before = {}, after = {}] = accepted;
    for (const kind of ['like', 'comment', 'upload', 'tick']) {
      expect([kind, after[kind]]).toEqual([kind, expect.any(Number)]);
      expect(after[kind]).toBeGreaterThan(before[kind] ?? 0);
    }
  });

  it('holds every table of the database', async () => {
    const { rows } = await test.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const names = rows.map(({ name }) => name);
    const NOT_IN_IT = new Set(['migrations', 'push_cursor']);
    expect(Object.keys(saved.rows).toSorted()).toEqual(
      names.filter((name) => !NOT_IN_IT.has(name)).toSorted(),
    );
  });

  it('is readable only by its owner and overwrites no file', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    const given = { DATABASE_URL: inject('databaseUrl'), DATA_DIR: folder };
    const [code, said] = await runCommand('backup', given, archive);
    expect([code, said]).toEqual([1, expect.stringContaining('already exists')]);
    expect(await readContents(archive)).toEqual(saved);
  });
});

describe('a restore', () => {
  it.each(['embedded', 'given'])(
    'into an empty %s database contains every row and file, with correct counts',
    async (kind) => {
      const place: Record<string, string> = {
        DATA_DIR: join(folder, kind),
        ...(kind === 'given' && { DATABASE_URL: toDatabase(other) }),
      };
      const [code, said] = await runCommand('restore', place, archive);
      expect([code, said]).toEqual([0, expect.stringMatching(/^Restored .* \(4 members, /)]);
      const again = join(folder, `${kind}.tar`);
      expect((await runCommand('backup', place, again))[0]).toBe(0);
      expect(await readContents(again)).toEqual(saved);
      expect(Object.keys(saved.files).length).toBeGreaterThan(0);
      const [full] = (await runCommand('restore', place, archive)).slice(1);
      expect(full).toMatch(/^The database is not empty: it has .*users/);
    },
    60_000,
  );

  it('is consistent: every reference resolves and every counter is correct', async () => {
    const pool = new Pool({ connectionString: toDatabase(other) });
    const { rows } = await pool.query(`select
      (select count(*)::int from comments where post_id not in (select id from posts)) as astray,
      (select count(*)::int from posts
        join post_counts on post_id = posts.id
        left join lateral (
          select sum(likes) as likes, sum(comments) as comments from count_changes where post_id = posts.id
        ) as left_beside on true
        where like_count + coalesce(likes, 0) <> (select count(*) from likes where post_id = posts.id)
          or comment_count + coalesce(comments, 0) <> (select count(*) from comments where post_id = posts.id)) as miscounted,
      (select count(*)::int from users
        where post_count <> (select count(*) from posts where author_id = users.id)) as misnumbered,
      (select count(*)::int from posts) as posts`);
    expect(rows).toEqual([{ astray: 0, miscounted: 0, misnumbered: 0, posts: expect.any(Number) }]);
    expect(rows[0].posts).toBeGreaterThan(0);
    const triggers = `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`;
    expect(await findKeys(pool)).toEqual(await findKeys(test.pool));
    expect((await pool.query(triggers)).rows).toEqual((await test.pool.query(triggers)).rows);
    await pool.end();
  });
});

async function findKeys(pool: Pool) {
  const { rows } = await pool.query<{ key: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as key
     from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
  );
  return rows;
}
