import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { type Cluster, toPlainEnvironment } from './cluster.ts';
import { trimLog } from './log-size.ts';
import { isAlive, readProgram } from './process-life.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=60',
  'shared_buffers=48MB',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  // Parallel workers need shared memory, and small containers have little.
  'max_parallel_workers_per_gather=0',
  'jit=off',
];

/** Settings for a full disk: a smaller log frees space, and vacuum would write. */
export const READ_ONLY = [
  'default_transaction_read_only=on',
  'autovacuum=off',
  'min_wal_size=32MB',
  'max_wal_size=32MB',
];

export async function isReadOnly(directory: string): Promise<boolean> {
  const options = readFile(join(directory, 'postmaster.opts'), 'utf8');
  const command = await ignoreError(options, 'There is none before the first start');
  return command?.includes('default_transaction_read_only=on') ?? false;
}

/** Reads `postmaster.pid`: line 1 is the pid, 4 the port, 8 the state. Returns undefined if PostgreSQL does not run. */
export function readPostmaster(directory: string): (Postmaster & { isReady: boolean }) | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  // After a restart of the machine the pid may belong to another process.
  if (!isAlive(pid) || readProgram(pid) !== 'postgres' || isAtHomeElsewhere(pid, directory)) {
    return undefined;
  }
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/** The working directory of a postmaster is its data directory. If it cannot be read, the program name decides. */
function isAtHomeElsewhere(pid: number, directory: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(directory);
  } catch {
    return false;
  }
}

/** Starts PostgreSQL and waits until it accepts connections. A failure throws an error with the end of its log. */
export async function startPostmaster(
  cluster: Cluster,
  port: number,
  extraSettings: string[],
): Promise<Postmaster> {
  await trimLog(cluster.logFile);
  await removeLeftPidFile(cluster.directory);
  const settings = [...SETTINGS, `port=${port}`, ...extraSettings];
  const [file = '', ...args] = [
    ...cluster.identity.prefix,
    cluster.binaries.postgres,
    '-D',
    cluster.directory,
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const logFd = openSync(cluster.logFile, 'a', 0o600);
  // Detached, so that Ctrl-C does not stop the database before the server has finished its requests.
  const child = spawn(file, args, {
    ...cluster.identity.account,
    cwd: cluster.directory,
    env: toPlainEnvironment(),
    detached: true,
    stdio: ['ignore', logFd, logFd],
  });
  closeSync(logFd);
  child.unref();
  const failure = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('it exited during startup'));
  });
  const ready = waitUntilReady(cluster.directory, child.pid ?? 0);
  const reason = await Promise.race([failure, ready]);
  if (reason === undefined && child.pid !== undefined) return { pid: child.pid, port };
  throw new Error(`PostgreSQL failed to start (${reason}).\n${await readLogEnd(cluster.logFile)}`);
}

/** Waits up to a minute, because crash recovery can take that long. */
async function waitUntilReady(directory: string, pid: number): Promise<string | undefined> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(10)) {
    const state = readPostmaster(directory);
    if (state?.pid === pid && state.isReady) return undefined;
    if (!isAlive(pid)) return 'it exited during startup';
  }
  return 'it was not ready within a minute';
}

/**
 * Stops PostgreSQL with a fast shutdown, and after `graceMs` with an immediate one. Takes less than twice `graceMs`.
 */
export async function stopPostmaster(pid: number, graceMs: number): Promise<void> {
  for (const [signal, share] of [
    ['SIGINT', 1],
    ['SIGQUIT', 0.5],
    ['SIGKILL', 0.25],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + graceMs * share; isAlive(pid) && Date.now() < deadline; ) {
      await pause(10);
    }
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}

/** Removes a stale pid file. PostgreSQL only checks if the pid is alive, and then refuses to start. */
async function removeLeftPidFile(directory: string): Promise<void> {
  if (readPostmaster(directory) === undefined) {
    await rm(join(directory, 'postmaster.pid'), { force: true });
  }
}

async function readLogEnd(path: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  return text.trim().split('\n').slice(-5).join('\n');
}
