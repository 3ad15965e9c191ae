import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, toBinaries } from './binaries.ts';
import type { Account } from './identity.ts';

/** Directory for files that the account of PostgreSQL cannot reach in the clone, for example under /root. */
const ELSEWHERE = '/var/lib/simmer';

/** Returns a directory that the account can use for the database: `dataDir` if the account can enter it. */
export async function findAccessibleDirectory(dataDir: string, account: Account): Promise<string> {
  if (canDo(['test', '-x', dataDir], account)) return dataDir;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const directory = join(ELSEWHERE, name);
  await mkdir(directory, { recursive: true });
  await chmod(ELSEWHERE, 0o755);
  await chmod(directory, 0o755);
  return directory;
}

/** Returns programs that the account can run: the given ones, or a copy per release. */
export async function findRunnableBinaries(
  binaries: Binaries,
  account: Account,
): Promise<Binaries> {
  if (canDo([binaries.postgres, '--version'], account)) return binaries;
  const version = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' });
  const copy = toBinaries(join(ELSEWHERE, version.stdout.trim().replaceAll(/[^\w.]+/g, '-')));
  if (existsSync(copy.root)) return copy;
  const unfinished = `${copy.root}.${process.pid}`;
  await mkdir(ELSEWHERE, { recursive: true });
  await chmod(ELSEWHERE, 0o755);
  await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy.root);
  await rm(unfinished, { recursive: true, force: true });
  return copy;
}

function canDo([file = '', ...args]: string[], { uid, gid }: Account): boolean {
  return spawnSync(file, args, { uid, gid, stdio: 'ignore', cwd: '/' }).status === 0;
}
