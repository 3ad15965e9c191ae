import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { startHolder } from '#server/testing/start-holder.ts';
import { openEmbedded } from './embedded.ts';
import { type Database, openDatabase } from './open.ts';
import { readPostmaster } from './postmaster.ts';
import { readBirth } from './process-life.ts';

let dataDir: string;
let opened: Database[];
let logged: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'simmer-open-'));
  opened = [];
  logged = [];
});

afterEach(async () => {
  for (const database of opened) await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(lockWaitMs = 0): Promise<Database> {
  const database = await openDatabase({ dataDir, lockWaitMs, log: (text) => logged.push(text) });
  opened.push(database);
  return database;
}

async function close(database: Database): Promise<void> {
  opened = opened.filter((other) => other !== database);
  await database.close();
}

async function readNotes({ pool }: Database): Promise<unknown[]> {
  return (await pool.query('select text from notes')).rows;
}

async function findDeadPid(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid ?? 0;
}

function findPostmaster(): number {
  return readPostmaster(join(dataDir, 'database/cluster'))?.pid ?? 0;
}

describe('a data directory', () => {
  test('is created by the first start, and the second start finds the data', async () => {
    const first = await open();
    await first.pool.query("create table notes as select 'Dal for six' as text");
    await close(first);
    expect(findPostmaster()).toBe(0);
    expect(await readNotes(await open())).toEqual([{ text: 'Dal for six' }]);
    expect(logged).toEqual(['Creating the database ...']);
  });

  test('may exist already without access for others', async () => {
    await chmod(dataDir, 0o700);
    const { rows } = await (await open()).pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('is created with its parent directories', async () => {
    const outer = dataDir;
    dataDir = join(outer, 'deeper', 'still');
    await close(await open());
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
    expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700);
    dataDir = outer;
  });

  test('recovers from a first start that was interrupted', async () => {
    await mkdir(join(dataDir, 'database.unfinished', 'cluster'), { recursive: true });
    await writeFile(join(dataDir, 'database.unfinished', 'cluster', 'PG_VERSION'), '18\n');
    const { rows } = await (await open()).pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('opens if another process reused the pid of a dead PostgreSQL', async () => {
    await close(await open());
    const pidFile = join(dataDir, 'database/cluster/postmaster.pid');
    await writeFile(pidFile, `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\nready\n`);
    const { rows } = await (await open()).pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  });
});

describe('the embedded PostgreSQL', () => {
  test('is UTF-8, safe against power cuts and reachable only from this machine', async () => {
    const { pool } = await open();
    const { rows } = await pool.query(
      `select name, setting from pg_settings where name in
       ('fsync', 'listen_addresses', 'server_encoding', 'synchronous_commit', 'full_page_writes') order by name`,
    );
    expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      'fsync on',
      'full_page_writes on',
      'listen_addresses 127.0.0.1',
      'server_encoding UTF8',
      'synchronous_commit on',
    ]);
  });

  test('requires a generated password that only its owner can read', async () => {
    const { url } = await open();
    const file = join(dataDir, 'database', 'password');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const password = (await readFile(file, 'utf8')).trim();
    expect(password.length).toBeGreaterThanOrEqual(32);
    const client = new Client({ connectionString: url.replace(password, 'postgres') });
    await expect(client.connect()).rejects.toThrow('password authentication failed');
  });

  test('has a log that is trimmed while it runs', async () => {
    const embedded = await openEmbedded({
      dataDir,
      log: (text) => logged.push(text),
      onFatal: () => {},
      logCheckMs: 100,
    });
    const client = new Client({ connectionString: embedded.url });
    await client.connect();
    const log = join(dataDir, 'database/postgres.log');
    const sizes: number[] = [];
    // Each failed statement of 100 kB is logged.
    for (let nth = 0; nth < 120; nth += 1) {
      const failing = client.query(`select 1/0 -- ${'x'.repeat(100_000)}`);
      await ignoreError(failing, 'Only its log line matters');
      sizes.push((await stat(log)).size);
    }
    await expect.poll(async () => (await stat(`${log}.1`)).size).toBe(5_000_000);
    expect(sizes.some((size, nth) => size < (sizes[nth - 1] ?? 0))).toBe(true);
    await client.end();
    await embedded.close();
  });

  test('is restarted with its data when it dies', async () => {
    const database = await open();
    await database.pool.query("create table notes as select 'kept' as text");
    const victim = findPostmaster();
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => logged, { timeout: 15_000 }).toContain('The database has restarted.');
    expect(await readNotes(database)).toEqual([{ text: 'kept' }]);
    expect(findPostmaster()).not.toBe(victim);
  });

  test('replaces a connection that was lost', async () => {
    const { pool } = await open();
    const cut = pool.query('select pg_terminate_backend(pg_backend_pid())');
    await expect(cut).rejects.toThrow('terminating connection');
    const idle = await pool.connect();
    const { rows } = await idle.query('select pg_backend_pid() as pid');
    idle.release();
    const other = new Client({ connectionString: opened[0]?.url });
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await other.end();
    await expect.poll(() => logged.join()).toContain('Database connection lost');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

test('can be opened by root without user namespaces, and later with them', async () => {
  const programs = join(dataDir, 'programs');
  await mkdir(programs);
  await writeFile(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const home = dataDir;
  dataDir = join(home, 'data');
  await chmod(home, 0o711);
  const PATH = `${programs}${delimiter}${process.env['PATH']}`;
  const holder = await startHolder(dataDir, { ...process.env, PATH });
  expect(holder.firstLine).toContain('open postgres://');
  await holder.kill();
  const { rows } = await (await open()).pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  expect(logged).toEqual(['The database was still running; reusing it.']);
  dataDir = home;
});

describe('a second server', () => {
  test('is refused on the same directory, with instructions', async () => {
    await open();
    const holder = await startHolder(dataDir);
    await holder.kill();
    expect(holder.firstLine).toContain(`in use by another Simmer (process ${process.pid})`);
    expect(holder.firstLine).toContain('set another DATA_DIR');
  });

  test('waits for the first one if it is shutting down', async () => {
    const first = await open();
    const second = open(10_000);
    await pause(50);
    await close(first);
    expect((await (await second).pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(logged.join()).toContain(`Waiting for process ${process.pid}`);
  });

  test('is the only one of several to get the lock of a dead holder', async () => {
    await close(await open());
    const pid = await findDeadPid();
    await writeFile(join(dataDir, 'server.lock'), JSON.stringify({ pid, birth: '1' }));
    const holders = await Promise.all([1, 2, 3, 4].map(() => startHolder(dataDir)));
    for (const holder of holders) await holder.kill();
    expect(holders.filter((holder) => holder.firstLine.startsWith('open'))).toHaveLength(1);
    await close(await open());
  });

  test('takes the directory if another process reused the pid of the dead holder', async () => {
    const birth = `${readBirth(process.pid)}0`;
    await writeFile(join(dataDir, 'server.lock'), JSON.stringify({ pid: process.pid, birth }));
    expect(findPostmaster()).toBe(0);
    await open();
  });

  test('adopts the PostgreSQL that a killed server left running, with the data', async () => {
    const holder = await startHolder(dataDir);
    const client = new Client({ connectionString: holder.firstLine.replace('open ', '') });
    await client.connect();
    await client.query("create table notes as select 'survived' as text");
    await client.end();
    const left = findPostmaster();
    await holder.kill();
    const database = await open();
    expect(findPostmaster()).toBe(left);
    expect(await readNotes(database)).toEqual([{ text: 'survived' }]);
    process.kill(left, 'SIGKILL');
    await expect.poll(() => logged, { timeout: 15_000 }).toContain('The database has restarted.');
    expect(await readNotes(database)).toEqual([{ text: 'survived' }]);
    await close(database);
    expect(findPostmaster()).toBe(0);
  });
});
