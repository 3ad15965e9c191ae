import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { Pool } from 'pg';
import { pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { addHealthRoutes } from '#server/platform/health/routes.ts';
import { loadCollection } from '#server/recipe/collection/load.ts';
import { ask } from '#server/testing/ask.ts';
import { startCommand } from '#server/testing/run-command.ts';
import { TEST_DISHES, writeDishes } from '#server/testing/test-dishes.ts';
import { verifyArchive } from './read-archive.ts';
import { refuseNewer, restoreBackup } from './restore.ts';
import { makeSmallArchive, rewriteManifest, type SmallArchive } from './testing/small-archive.ts';

let small: SmallArchive;
let name: string;
let url: string;
let pool: Pool;
let files: string[];

beforeAll(async () => {
  small = await makeSmallArchive();
});
afterAll(() => small.close());
beforeEach(async () => {
  name = `simmer_empty_${randomBytes(6).toString('hex')}`;
  await ask(inject('databaseUrl'), `create database ${name}`);
  const address = new URL(inject('databaseUrl'));
  address.pathname = `/${name}`;
  url = address.href;
  pool = new Pool({ connectionString: url });
  files = [];
});
afterEach(async () => {
  await pool.end();
  await ask(inject('databaseUrl'), `drop database ${name}`);
});

const note = async (file: string) => void files.push(file);
const fail = () => Promise.reject(new Error('The disk is full'));

async function restore(path = small.path): Promise<void> {
  const verified = await verifyArchive(path);
  await refuseNewer(verified.manifest);
  await restoreBackup(pool, { save: note }, { path, ...verified });
}

/** Calls the health check like a load balancer; the check writes a row. */
async function askHealth(): Promise<void> {
  const app = fastify();
  addHealthRoutes(app, { pool, uploadsDir: small.folder, version: '0.0.0' });
  expect((await app.inject('/health')).statusCode).toBe(200);
  await app.close();
}

async function countTables(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_tables where schemaname = 'public'`,
  );
  return rows[0].count;
}

async function findPosts() {
  return (await pool.query('select id, image_id is not null as "hasImage" from posts')).rows;
}

describe('an archive', () => {
  it.each([
    ['that is something else', () => Buffer.from('Tomatoes, salt, basil'), /is not a backup/],
    ['of nothing', () => Buffer.alloc(0), /is not a backup/],
    ['cut in half', (whole: Buffer) => whole.subarray(0, whole.length / 2), /damaged/],
    ['without its end', (whole: Buffer) => whole.subarray(0, -4096), /damaged/],
    ['with another byte', (whole: Buffer) => toOther(whole), /damaged/],
  ])('%s is refused before anything is changed', async (_what, spoil, sentence) => {
    const path = join(small.folder, 'spoilt.tar');
    await writeFile(path, spoil(await readFile(small.path)));
    await expect(restore(path)).rejects.toThrow(sentence);
    expect(await countTables()).toBe(0);
  });

  it('of another program is refused', async () => {
    const tar = pack();
    tar.entry({ name: 'manifest.json' }, '{"format":"jam"}');
    tar.finalize();
    const path = join(small.folder, 'jam.tar');
    await writeFile(path, await buffer(tar));
    await expect(restore(path)).rejects.toThrow(`${path} is not a backup of Simmer.`);
  });

  it.each([
    ['a later format', { formatVersion: 2 }, /format that this one does not know \(2\)/],
    ['a newer Simmer', { migrations: [{ name: '999_x.sql', hash: '' }] }, /it has 999_x\.sql/],
    [
      'a changed one',
      { migrations: [{ name: '001_recipes.sql', hash: '' }] },
      /001_recipes\.sql of the backup differs/,
    ],
  ])('of %s is refused with a readable error', async (what, changes, sentence) => {
    const path = join(small.folder, `${what}.tar`);
    await rewriteManifest(small.path, path, (manifest) => ({ ...manifest, ...changes }));
    await expect(restore(path)).rejects.toThrow(sentence);
    expect(await countTables()).toBe(0);
  });

  it('that does not exist is reported as an error of the system', async () => {
    await expect(restore(join(small.folder, 'none.tar'))).rejects.toThrow('ENOENT');
  });
});

/** Flips one bit in the middle, within the rows or a picture. */
function toOther(whole: Buffer): Buffer {
  const other = Buffer.from(whole);
  const at = whole.indexOf('tables/users/') + 600;
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
}

describe('a database', () => {
  it('that a server was started on accepts a restore while it has no members', async () => {
    await migrate(pool);
    const dishes = join(small.folder, 'dishes');
    await writeDishes(dishes, TEST_DISHES);
    await loadCollection(pool, dishes);
    await askHealth();
    await restore();
    expect(await findPosts()).toEqual([{ id: small.postId, hasImage: true }]);
    expect((await pool.query('select from recipes')).rowCount).toBe(0);
    await migrate(pool);
  });

  it('with a member or with foreign tables is refused', async () => {
    await restore();
    await expect(restore()).rejects.toThrow(/^The database is not empty: it has .*posts/);
    await ask(url, 'drop schema public cascade; create schema public; create table jam (id int)');
    await expect(restore()).rejects.toThrow('tables that are not Simmer’s (jam)');
    expect((await pool.query('select from jam')).rowCount).toBe(0);
  });

  it('with a running server is refused', async () => {
    const server = new Pool({ connectionString: url, application_name: 'simmer' });
    await server.query('select 1');
    await expect(restore()).rejects.toThrow(
      'A Simmer server is using this database. Stop it first.',
    );
    await server.end();
  });
});

describe('a picture', () => {
  it('that was deleted during the backup stays deleted', async () => {
    expect(small.saved).toMatchObject({ files: 1, deleted: [expect.any(String)], lost: [] });
    await restore();
    expect(files).toHaveLength(1);
    const { rows } = await pool.query('select id from uploads');
    expect(rows.map(({ id }) => `${id}.webp`)).toEqual(files);
  });

  it('that cannot be saved leaves the database empty', async () => {
    const { manifest, end } = await verifyArchive(small.path);
    const failing = restoreBackup(pool, { save: fail }, { path: small.path, manifest, end });
    await expect(failing).rejects.toThrow('The disk is full');
    expect(await countTables()).toBe(0);
  });
});

it('leaves the database empty after a restore that is killed, and can then restore again', async () => {
  // A picture store that never responds stops the restore after all rows are copied.
  const store = createServer((request) => request.resume()).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const address = store.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const requested = once(store, 'request');
  const restoring = startCommand(
    'restore',
    {
      DATABASE_URL: url,
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'cook',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    small.path,
  );
  await requested;
  const ended = once(restoring, 'exit');
  restoring.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
  store.closeAllConnections();
  store.close();
  expect(await countTables()).toBe(0);
  await restore();
  expect(await findPosts()).toHaveLength(1);
});
