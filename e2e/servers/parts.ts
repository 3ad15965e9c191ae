import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '#contract/platform/ignore-error.ts';

/** A local program that runs during the journey. */
export interface Part {
  port: number;
  stop: () => Promise<void>;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('No port'));
      server.close(() => resolve(address.port));
    });
  });
}

export function run(file: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr?.on('data', (text: Buffer) => {
    if (process.env['VERBOSE']) process.stderr.write(text);
  });
  return child;
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Waits up to 30 seconds until `isThere` returns true without an error. */
export async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 300; n += 1) {
    if (await ignoreError(isThere(), 'asked again')) return;
    await wait(100);
  }
  throw new Error(`${what} did not appear`);
}

/** Starts Debian's PostgreSQL. It refuses root, so it runs as its own user. */
export async function startPostgres(directory: string): Promise<Part & { url: string }> {
  const [version] = readdirSync('/usr/lib/postgresql');
  const bin = `/usr/lib/postgresql/${version}/bin`;
  const data = join(directory, 'postgres');
  mkdirSync(data);
  chownSync(data, findId('-u'), findId('-g'));
  const as = ['-u', 'postgres', '--'];
  execFileSync(
    'runuser',
    [...as, `${bin}/initdb`, '-D', data, '-A', 'trust', '--no-locale', '-E', 'UTF8'],
    { cwd: data, stdio: 'ignore' },
  );
  const port = await findFreePort();
  const child = run('runuser', [
    ...as,
    `${bin}/postgres`,
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    data,
  ]);
  await until('PostgreSQL', async () => {
    execFileSync(`${bin}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    return true;
  });
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => stop(child, 'SIGINT'),
  };
}

export async function startRedis(directory: string): Promise<Part> {
  const port = await findFreePort();
  const child = run('redis-server', ['--port', String(port), '--save', '', '--dir', directory]);
  await until('Redis', async () => {
    execFileSync('redis-cli', ['-p', String(port), 'ping'], { stdio: 'ignore' });
    return true;
  });
  return { port, stop: () => stop(child) };
}

/** Creates a self-signed certificate for `localhost`. */
export function createCertificate(directory: string): { key: string; certificate: string } {
  const key = join(directory, 'key.pem');
  const certificate = join(directory, 'certificate.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    { stdio: 'ignore' },
  );
  return { key, certificate };
}

export function findMissing(programs: readonly string[]): string[] {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
  return programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
}

export function write(directory: string, name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

function findId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres']).toString());
}
