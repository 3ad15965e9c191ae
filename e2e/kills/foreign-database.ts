import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, until } from '../servers/parts.ts';
import { signalFamily } from './processes.ts';

/** Debian's PostgreSQL under its own account, which can be stopped, suspended and restarted on the same port. */
export interface Foreign {
  url: string;
  start: () => Promise<void>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Sends a signal to the postmaster and all its children. */
  signal: (signal: NodeJS.Signals) => void;
}

export async function startForeign(directory: string): Promise<Foreign> {
  const [version] = readdirSync('/usr/lib/postgresql');
  const bin = `/usr/lib/postgresql/${version}/bin`;
  const data = join(directory, 'postgres');
  mkdirSync(data);
  const { uid, gid } = statSync('/var/lib/postgresql');
  chownSync(data, uid, gid);
  const kind = ['-A', 'trust', '--no-locale', '-E', 'UTF8'];
  execFileSync(`${bin}/initdb`, ['-D', data, '-U', 'postgres', ...kind], {
    uid,
    gid,
    cwd: data,
    stdio: 'ignore',
  });
  const port = await findFreePort();
  const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data];
  const readPid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let child: ChildProcess | undefined;
  const database: Foreign = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: async () => {
      child = spawn(`${bin}/postgres`, words, { uid, gid, stdio: 'ignore' });
      await until('PostgreSQL', async () => {
        execFileSync(`${bin}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)], {
          stdio: 'ignore',
        });
        return true;
      });
    },
    stop: async (signal = 'SIGINT') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
    signal: (signal) => signalFamily(readPid(), signal),
  };
  await database.start();
  return database;
}
