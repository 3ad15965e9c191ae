import { existsSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { probeDisk } from '#server/platform/disk.ts';
import { isFullDisk } from '#server/platform/transient-failure.ts';
import { type Ballast, createBallast } from './ballast.ts';
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
  isReadOnly,
  type Postmaster,
  READ_ONLY,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { watch } from './watch.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log: (text: string) => void;
  onFatal: (error: Error) => void;
  /** Milliseconds to wait if another server holds the lock of the directory. */
  lockWaitMs?: number;
  /** Milliseconds between two checks of the size of PostgreSQL's log. */
  logCheckMs?: number;
  /** Additional settings of PostgreSQL, each as `name=value`. */
  settings?: string[];
  /** `none` is for tests, which do not need reserved space. */
  ballast?: Ballast | 'none';
}

export interface Embedded {
  url: string;
  /** True while the disk is full and PostgreSQL refuses writes. */
  isReadOnly: () => boolean;
  /** Registers a listener that is called when the disk has space and PostgreSQL accepts writes again. */
  onWritable: (listener: () => void) => void;
  close(): Promise<void>;
}

const LOOK_FOR_ROOM_EVERY_MS = 2000;

/** Opens the PostgreSQL of a data directory: creates, adopts or starts it, and restarts it when it dies. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, onFatal, lockWaitMs = 10_000, settings = [], logCheckMs } = options;
  const { ballast: given = createBallast(dataDir) } = options;
  const ballast = given === 'none' ? undefined : given;
  refuseUnfitMachine();
  await refuseLostPassword(dataDir);
  // Other accounts may enter but not list it, because PostgreSQL may run under a separate account.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const unlock = await lock(dataDir, lockWaitMs, log, ballast);
  try {
    let isFull = await releaseIfFull(dataDir, ballast);
    const cluster = await prepareCluster(dataDir, log);
    const startFitting = async (port?: number) => {
      if (isFull) log(FULL_SENTENCE);
      return start(cluster, isFull ? [...settings, ...READ_ONLY] : settings, port);
    };
    const adopted = await adopt(cluster, log);
    if (adopted !== undefined) isFull = await isReadOnly(cluster.directory);
    const first = adopted ?? (await startFitting());
    const listeners: (() => void)[] = [];
    const watcher = watch(first, {
      restart: async ({ port }) => {
        const wasFull = isFull;
        isFull = await releaseIfFull(dataDir, ballast);
        const started = await startFitting(port);
        if (wasFull && !isFull) for (const listener of listeners) listener();
        return started;
      },
      log,
      onFatal,
    });
    const stopTrimming = keepLogSmall(cluster.logFile, { checkMs: logCheckMs, log });
    if (!isFull) await fillIfRoom(ballast);
    let isLooking = false;
    const lookForRoom = async (held: Ballast) => {
      isLooking = true;
      try {
        await resumeIfRoom(held, watcher.current(), log);
      } catch (error) {
        log(`The database is still read-only: ${String(error)}`);
      } finally {
        isLooking = false;
      }
    };
    const looking = setInterval(() => {
      if (isFull && !isLooking && ballast) void lookForRoom(ballast);
    }, LOOK_FOR_ROOM_EVERY_MS);
    looking.unref();
    return {
      url: toUrl(cluster, first.port),
      isReadOnly: () => isFull,
      onWritable: (listener) => listeners.push(listener),
      close: async () => {
        await stopTrimming();
        clearInterval(looking);
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

const FULL_SENTENCE =
  'The disk of DATA_DIR is full. The database is read-only until there is free disk space.';

/** Locks the directory. A full disk has no space even for the lock file, so it may have to release ballast first. */
async function lock(
  dataDir: string,
  waitMs: number,
  log: (text: string) => void,
  ballast: Ballast | undefined,
): Promise<() => void> {
  try {
    return await lockDirectory(dataDir, waitMs, log);
  } catch (error) {
    if (!(error instanceof Error && isFullDisk(error))) throw error;
    await ballast?.release();
    return lockDirectory(dataDir, waitMs, log);
  }
}

/** Returns true if the disk is full. Throws the system error if it is too full to start PostgreSQL. */
async function releaseIfFull(dataDir: string, ballast: Ballast | undefined): Promise<boolean> {
  const isFull = (await ballast?.isDiskFull()) ?? false;
  if (isFull) await ballast?.release();
  await probeDisk(dataDir);
  return isFull;
}

async function fillIfRoom(ballast: Ballast | undefined): Promise<void> {
  if (ballast && (await ballast.hasRoom())) await ballast.fill();
}

/** Stops a read-only PostgreSQL once the disk has space. The watch then restarts it for writes. */
async function resumeIfRoom(
  ballast: Ballast,
  { pid }: Postmaster,
  log: (text: string) => void,
): Promise<void> {
  if (!(await ballast.hasRoom())) return;
  await ballast.fill();
  log('The disk of DATA_DIR has free space again. Restarting the database for writes.');
  await stopPostmaster(pid, 2000);
}

/** Adopts the PostgreSQL that a killed server left running. Waits if it is shutting down. */
async function adopt(
  cluster: Cluster,
  log: (text: string) => void,
): Promise<Postmaster | undefined> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const left = readPostmaster(cluster.directory);
    if (left === undefined) return undefined;
    if (left.isReady && (await canSignIn(toUrl(cluster, left.port)))) {
      log('The database was still running; reusing it.');
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

// Temporary failures: processes of a killed PostgreSQL are still ending, or another program took the port.
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

/** Returns the URL of the PostgreSQL that another server runs in this data directory, or undefined. */
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
