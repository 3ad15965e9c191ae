import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { makeCommunity, type Size, toBorn, toPostId } from './community-data.ts';
import { type Cpu, readCpu, readMemory } from './cpu.ts';

/** A server in a separate process with a generated community. */
export interface CommunityServer {
  port: number;
  size: Size;
  dataDir: string;
  /** The id of the nth post, counted from 1. Larger numbers wrap around. */
  toPostId(n: number): string;
  /** The time of the nth post, in milliseconds since 1970. */
  toBorn(n: number): number;
  readCpu(): Cpu | undefined;
  /** Memory of the server in bytes, without its database. */
  readMemory(): number | undefined;
  fetchJson(path: string): Promise<unknown>;
  /** Stops the server and keeps the database. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function openCommunity(
  base: string,
  port: number,
  size: Size,
): Promise<CommunityServer> {
  const dataDir = await mkdtemp(join(base, 'simmer-bench-'));
  const began = performance.now();
  const database = await openDatabase({ dataDir });
  try {
    await database.withoutTimeout(async (pool) => {
      await migrate(pool);
      await makeCommunity(pool, size);
    });
  } finally {
    await database.close();
  }
  console.log(
    `made ${size.posts} posts and about ${size.likes} likes in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      RENDER_AHEAD: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(server, origin);
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return {
    port,
    size,
    dataDir,
    toPostId: (n) => toPostId((n % size.posts) + 1),
    toBorn,
    readCpu: () => readCpu(server.pid ?? 0, dataDir),
    readMemory: () => readMemory(server.pid ?? 0),
    fetchJson: async (path) => (await fetch(origin + path)).json(),
    stop,
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess, origin: string): Promise<void> {
  // The first start indexes up to a million names.
  for (let tries = 0; tries < 1200; tries += 1) {
    const answer = await ignoreError(fetch(`${origin}/api/health`), 'The server is starting');
    if (answer?.ok) return;
    if (server.exitCode !== null) break;
    await wait(100);
  }
  throw new Error('The server did not start.');
}
