import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { findFreePort, readPostmaster } from './postmaster.ts';
import { isAlive } from './process-life.ts';

// Mounting a disk requires root, for example in a container.
const canMount = process.platform === 'linux' && process.getuid?.() === 0;
const MEGABYTE = 1024 * 1024;

let disk: string;
let dataDir: string;
let output: string;
let server: ChildProcess | undefined;
let origin: string;

beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'simmer-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]);
  dataDir = join(disk, 'var');
  output = '';
});
afterEach(async () => {
  await kill();
  execFileSync('umount', ['-l', disk]);
  await rm(disk, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  server = child;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += String(text);
    });
  }
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(output)));
  void ignoreError(ended, 'A test awaits it later');
  await Promise.race([ended, once(child, 'message')]);
}

/** Kills server and PostgreSQL at once, like a machine without memory. */
async function kill(): Promise<void> {
  const pid = readPostmaster(join(dataDir, 'database/cluster'))?.pid;
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  server = undefined;
  if (pid !== undefined) {
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid)) await pause(50);
  }
}

async function fillDisk(): Promise<void> {
  const file = await open(join(disk, 'films'), 'a');
  for (const size of [MEGABYTE, 4096, 1]) {
    const block = Buffer.alloc(size, 1);
    for (;;) {
      const written = await ignoreError(file.write(block), 'The disk is full');
      if (written?.bytesWritten !== size) break;
    }
  }
  await file.close();
}

function countParts(): number {
  return readdirSync(join(dataDir, 'database')).filter((name) => name.startsWith('ballast')).length;
}

async function register(name: string): Promise<Response> {
  return fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}@example.com`, password: 'Basil7leaf' }),
  });
}

const LATER = { error: 'The kitchen is busy. Please try again in a moment.', code: 'unavailable' };

describe.skipIf(!canMount)('a server that a full disk has ended', () => {
  it('starts again, answers reads and refuses writes until the disk has space', async () => {
    await start();
    const { token } = await (await register('rosa')).json();
    const authorization = `Bearer ${token}`;
    const read = async (path: string) =>
      (await fetch(`${origin}/api${path}`, { headers: { authorization } })).status;
    expect(countParts()).toBe(3);
    await fillDisk();
    expect((await statfs(disk)).bavail).toBe(0);
    await kill();

    await start();
    expect(output).toContain('The disk of DATA_DIR is full.');
    for (const path of ['/recipes', '/posts', '/auth/profile']) {
      expect([path, await read(path)]).toEqual([path, 200]);
    }
    const refused = await register('ben');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toEqual(LATER);
    expect(await read('/health')).toBe(503);

    // Other programs use the released space.
    await fillDisk();
    await kill();
    await start();
    expect(await read('/posts')).toBe(200);
    expect((await register('ben')).status).toBe(503);
    expect(countParts()).toBe(1);

    await rm(join(disk, 'films'));
    await expect.poll(async () => (await register('ben')).status, { timeout: 60_000 }).toBe(201);
    expect(countParts()).toBe(3);
    expect(await read('/auth/profile')).toBe(200);
  });

  it('continues to answer reads if only PostgreSQL ends', async () => {
    await start();
    await fillDisk();
    process.kill(readPostmaster(join(dataDir, 'database/cluster'))?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => output, { timeout: 60_000 }).toContain('The database has restarted.');
    await expect
      .poll(async () => (await fetch(`${origin}/api/posts`)).status, { timeout: 30_000 })
      .toBe(200);
    expect((await register('ben')).status).toBe(503);
    await rm(join(disk, 'films'));
    await expect.poll(async () => (await register('ben')).status, { timeout: 60_000 }).toBe(201);
  });
});
