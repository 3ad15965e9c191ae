import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { findFreePort } from '../support/server.ts';
import { listChildren, sendSignal, signalFamily } from './processes.ts';

const START_MS = 120_000;

/** The built server on a fixed port, restarted after each crash. */
export class Supervised {
  readonly port: number;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #supervisor: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, dataDir: string, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.dataDir = dataDir;
    this.#env = env;
  }

  static async create(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Supervised> {
    return new Supervised(await findFreePort(), dataDir, env);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const supervisor = spawn(process.execPath, ['e2e/kills/supervisor.js'], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        RATE_LIMIT: 'off',
        RENDER_AHEAD: 'off',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [supervisor.stdout, supervisor.stderr]) {
      stream.on('data', (text: Buffer) => {
        this.#output = (this.#output + text.toString()).slice(-200_000);
        if (process.env['VERBOSE']) process.stderr.write(text);
      });
    }
    this.#supervisor = supervisor;
    await this.untilAnswering();
  }

  /** The status of GET /api/health: 200 if the server takes reads and writes, 0 without an answer. */
  async askHealth(): Promise<number> {
    const signal = AbortSignal.timeout(5000);
    const answer = await ignoreError(
      fetch(`${this.origin}/api/health`, { signal }),
      'the server is not up yet',
    );
    await answer?.body?.cancel();
    return answer?.status ?? 0;
  }

  /**
   * Waits until the server is healthy.
   * @returns the wait in milliseconds
   */
  async untilAnswering(): Promise<number> {
    const start = Date.now();
    while (Date.now() < start + START_MS) {
      if ((await this.askHealth()) === 200) return Date.now() - start;
      if (this.#supervisor?.exitCode !== null) break;
      await wait(50);
    }
    throw new Error(`The server does not respond. Its output:\n${this.#output.slice(-4000)}`);
  }

  /** Undefined while the supervisor waits before the next start. */
  get serverPid(): number | undefined {
    return this.#supervisor?.pid === undefined ? undefined : listChildren(this.#supervisor.pid)[0];
  }

  /**
   * The process id of the embedded PostgreSQL, or undefined if none runs. Its directory is checked, because another
   * process may have the id of a dead one.
   */
  get databasePid(): number | undefined {
    const pid = Number(this.#readPostmaster()[0]);
    try {
      const home = realpathSync(join(this.dataDir, 'database/cluster'));
      return readlinkSync(`/proc/${pid}/cwd`) === home ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  get databaseUrl(): string {
    if (this.#env['DATABASE_URL']) return this.#env['DATABASE_URL'];
    const password = readFileSync(join(this.dataDir, 'database/password'), 'utf8').trim();
    return `postgres://simmer:${password}@127.0.0.1:${Number(this.#readPostmaster()[3])}/postgres`;
  }

  /** Suspends all processes, so that no response leaves any more. */
  freeze(): void {
    for (const pid of [this.#supervisor?.pid, this.serverPid]) if (pid) sendSignal(pid, 'SIGSTOP');
    if (this.databasePid) signalFamily(this.databasePid, 'SIGSTOP');
  }

  /** Sends SIGKILL to all processes at once, so that none of them can finish. */
  async killAll(): Promise<void> {
    const { serverPid, databasePid } = this;
    const exited = this.#supervisor && once(this.#supervisor, 'exit');
    const doomed = databasePid ? listChildren(databasePid) : [];
    for (const pid of [this.#supervisor?.pid, serverPid, databasePid, ...doomed]) {
      if (pid) sendSignal(pid, 'SIGKILL');
    }
    await exited;
    const isAnyLeft = () =>
      [serverPid, databasePid, ...doomed].some((pid) => pid && isRunning(pid));
    while (isAnyLeft()) await wait(20);
  }

  async stop(): Promise<void> {
    const supervisor = this.#supervisor;
    if (!supervisor || supervisor.exitCode !== null || supervisor.signalCode !== null) return;
    const exited = once(supervisor, 'exit');
    supervisor.kill('SIGTERM');
    await exited;
  }

  #readPostmaster(): string[] {
    try {
      const file = join(this.dataDir, 'database/cluster/postmaster.pid');
      return readFileSync(file, 'utf8').split('\n');
    } catch {
      return [];
    }
  }
}

/** False for a zombie, which still has its process id until its parent has read the exit code. */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
