import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readMigrations } from '#server/platform/database/migrate.ts';
import { createUploadFiles } from '#server/platform/uploads/files.ts';
import { ask } from '#server/testing/ask.ts';
import { checkAnswers } from '#server/testing/check-answers.ts';
import { type Cook, signIn } from '#server/testing/sign-up.ts';
import { makeBackup } from './backup.ts';
import { verifyArchive } from './read-archive.ts';
import { refuseNewer, restoreBackup } from './restore.ts';
import { type Contents, readContents } from './testing/read-contents.ts';

const ARCHIVE = fileURLToPath(new URL('./testing/first-release.tar', import.meta.url));
const name = `simmer_upgraded_${randomBytes(6).toString('hex')}`;

let folder: string;
let pool: Pool;
let app: FastifyInstance;
let throwFaults: () => void;
let before: Contents;
let after: Contents;
let cook: Cook;

beforeAll(async () => {
  await ask(inject('databaseUrl'), `create database ${name}`);
  folder = await mkdtemp(join(tmpdir(), 'simmer-upgrade-'));
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  pool = new Pool({ connectionString: url.href });
  const verified = await verifyArchive(ARCHIVE);
  await refuseNewer(verified.manifest);
  const files = createUploadFiles(folder);
  await restoreBackup(pool, files, { path: ARCHIVE, ...verified });
  before = await readContents(ARCHIVE);
  const path = join(folder, 'after.tar');
  const read = async (file: string) => {
    const found = await files.find(file);
    return found && buffer(found.stream);
  };
  await makeBackup(pool, { read }, { path, version: '0.0.0' });
  after = await readContents(path);
  app = await buildApp({ pool, version: '0.0.0', uploadsDir: folder, rateLimit: 'off' });
  throwFaults = checkAnswers(app);
  cook = await signIn(app, 'cook1@example.com');
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await ask(inject('databaseUrl'), `drop database ${name}`);
  await rm(folder, { recursive: true });
  throwFaults();
});

/** Returns the rows of a table, reduced to the columns of the first release. */
function project({ rows, columns }: Contents, table: string): Record<string, string>[] {
  return (rows[table] ?? []).map((row) => {
    const cells = row.split('\t');
    const named = Object.fromEntries(
      columns[table]?.map((column, n) => [column, cells[n] ?? '']) ?? [],
    );
    return Object.fromEntries(before.columns[table]?.map((key) => [key, named[key] ?? '']) ?? []);
  });
}

/** Tag keys have no order. */
function toSortedTags({ tag_keys: keys, ...row }: Record<string, string>) {
  return { ...row, tags: keys?.replaceAll(/[{}]/g, '').split(',').toSorted() };
}

describe('a restored installation of the first release', () => {
  it('has the current schema', async () => {
    const { rows } = await pool.query<{ name: string }>('select name from migrations order by 1');
    const all = await readMigrations();
    expect(rows.map((row) => row.name)).toEqual(all.map((each) => each.name));
  });

  it.each(['users', 'sessions', 'uploads', 'posts', 'likes', 'comments', 'post_counts', 'follows'])(
    'has every row of %s unchanged',
    (table) => {
      const projected = project(before, table);
      // Since migration 032, tags in the text of a post are also tags of the post.
      for (const row of projected.filter(({ body }) => body?.includes('#SundayLunch'))) {
        row['tag_keys'] = '{soup,sundaylunch}';
      }
      expect(projected.length).toBeGreaterThan(0);
      expect(project(after, table).map(toSortedTags)).toEqual(projected.map(toSortedTags));
    },
  );

  it.each(['kept_recipes', 'recipe_notes', 'idempotency', 'name_words', 'post_words'])(
    'also has every row of %s',
    (table) => {
      expect(project(before, table).length).toBeGreaterThan(0);
      expect(project(after, table)).toEqual(project(before, table));
    },
  );

  it('has every file of every picture', () => {
    expect(Object.keys(after.files)).toHaveLength(4);
    expect(after.files).toEqual(before.files);
  });
});

describe('its members', () => {
  it('can sign in with their passwords and have their data', () => {
    expect(cook.user).toMatchObject({
      name: 'Cook 1',
      email: 'Cook1@example.com',
      favorites: ['Tom Yum', 'Ragù'],
      savedRecipes: ['Tom Yum', 'Ragù'],
    });
  });

  it('can read the posts with their likes and comments, including those of a deleted member', async () => {
    const { posts } = (await cook.ask('GET', '/posts?limit=50')).json();
    expect(posts).toHaveLength(40);
    expect(posts.filter((post: { authorId: { id: string } }) => !post.authorId.id)).toHaveLength(3);
    const post = posts.find(({ title }: { title: string }) => title === 'Dish 2');
    expect(post).toMatchObject({ likeCount: 1, commentCount: 7, tags: ['#Soup'] });
    expect((await app.inject({ url: post.image })).statusCode).toBe(200);
    const liked = await cook.ask('POST', `/posts/${post._id}/like`, {});
    expect(liked.json()).toMatchObject({ likeCount: 2 });
  });

  it('can continue to write, and counters continue from their old values', async () => {
    const made = await cook.ask('POST', '/posts', { title: 'New', content: 'At last.' });
    expect(made.statusCode).toBe(201);
    const { rows } = await pool.query('select post_count from users where id = $1', [cook.user.id]);
    expect(rows).toEqual([{ post_count: 4 }]);
    const followed = await cook.ask('PUT', `/users/${await findId('Cook 2')}/follow`, {
      following: true,
    });
    expect(followed.statusCode).toBe(200);
    const positions = 'select position from follows order by position desc limit 2';
    const [newest, second] = (await pool.query(positions)).rows;
    expect(Number(newest.position)).toBeGreaterThan(Number(second.position));
  });
});

async function findId(member: string): Promise<string> {
  return (await pool.query('select id from users where name = $1', [member])).rows[0].id;
}
