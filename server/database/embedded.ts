import { existsSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { probeDisk } from '../disk.ts';
import { refuseUnfitMachine } from './binaries.ts';
import {
  type Cluster,
  prepareCluster,
  readPassword,
  refuseLostPassword,
  SUPERUSER,
} from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { keepLogSmall } from './log-size.ts';
import {
  findFreePort,
  type Postmaster,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { watch } from './watch.ts';

export interface EmbeddedOptions {
  dataDir: string;
  say: (text: string) => void;
  onFatal: (error: Error) => void;
  /** Milliseconds to wait for another server's lock on the directory. */
  lockWaitMs?: number;
  /** Milliseconds between two looks at the size of PostgreSQL's log. */
  logCheckMs?: number;
  /** More settings of PostgreSQL, `name=value`. */
  settings?: string[];
}

export interface Embedded {
  url: string;
  close(): Promise<void>;
}

/** Opens the PostgreSQL of a data directory: creates, adopts or starts it, and restarts it when it dies. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, say, onFatal, lockWaitMs = 10_000, settings = [], logCheckMs } = options;
  refuseUnfitMachine();
  await refuseLostPassword(dataDir);
  // Others may enter but not list: PostgreSQL may run under its own account.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  // On a full disk PostgreSQL cannot even write down why it does not start.
  await probeDisk(dataDir);
  const unlock = await lockDirectory(dataDir, lockWaitMs, say);
  try {
    const cluster = await prepareCluster(dataDir, say);
    const first = (await adopt(cluster, say)) ?? (await start(cluster, settings));
    const watcher = watch(first, {
      restart: ({ port }) => start(cluster, settings, port),
      say,
      onFatal,
    });
    const stopTrimming = keepLogSmall(cluster.log, { checkMs: logCheckMs, say });
    return {
      url: toUrl(cluster, first.port),
      close: async () => {
        stopTrimming();
        const last = await watcher.end();
        await stopPostmaster(last.pid, 2000);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Adopts the PostgreSQL that a killed server left running; waits for one that is shutting down. */
async function adopt(
  cluster: Cluster,
  say: (text: string) => void,
): Promise<Postmaster | undefined> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const left = readPostmaster(cluster.directory);
    if (left === undefined) return undefined;
    if (left.isReady && (await canSignIn(toUrl(cluster, left.port)))) {
      say('The database was still running; going on with it.');
      return left;
    }
  }
  const stuck = readPostmaster(cluster.directory);
  if (stuck !== undefined) await stopPostmaster(stuck.pid, 4000);
  return undefined;
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  let isLost = false;
  client.on('error', () => {
    isLost = true;
  });
  try {
    await client.connect();
    await client.query('select 1');
    return !isLost;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Temporary failures: processes of a killed PostgreSQL that are still ending, or a port taken in between. */
const PASSING = /pre-existing shared memory|lock file|Address already in use/;

async function start(cluster: Cluster, settings: string[], port?: number): Promise<Postmaster> {
  for (const deadline = Date.now() + 10_000; ; await pause(100)) {
    try {
      return await startPostmaster(cluster, port ?? (await findFreePort()), settings);
    } catch (error) {
      const canPass = error instanceof Error && PASSING.test(error.message);
      if (!canPass || Date.now() >= deadline) throw error;
    }
  }
}

/** The PostgreSQL that another server runs in this data directory; undefined without one. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const preferred = join(dataDir, 'database');
  if (!existsSync(preferred)) return undefined;
  const home = await realpath(preferred);
  const running = readPostmaster(join(home, 'cluster'));
  if (!running?.isReady) return undefined;
  const url = toUrl({ password: await readPassword(home) }, running.port);
  return (await canSignIn(url)) ? url : undefined;
}

function toUrl({ password }: Pick<Cluster, 'password'>, port: number): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}
