import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chown,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { syncDirectory } from '#server/platform/disk.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Account, findIdentity, type Identity } from './identity.ts';
import { findAccessibleDirectory, findRunnableBinaries } from './reach.ts';

const run = promisify(execFile);

export interface Cluster {
  binaries: Binaries;
  identity: Identity;
  directory: string;
  logFile: string;
  password: string;
}

export const SUPERUSER = 'simmer';

/** Finds or creates the database of a data directory. The caller holds the lock of the directory. */
export async function prepareCluster(
  dataDir: string,
  log: (text: string) => void,
): Promise<Cluster> {
  const preferred = join(dataDir, 'database');
  const identity = findIdentity(await findOwner(join(preferred, 'cluster')));
  const { account } = identity;
  const found = findBinaries();
  const binaries = account === undefined ? found : await findRunnableBinaries(found, account);
  if (!existsSync(join(preferred, 'cluster'))) {
    log('Creating the database ...');
    const base = account === undefined ? dataDir : await findAccessibleDirectory(dataDir, account);
    await createHome(base, binaries, identity);
    if (base !== dataDir) {
      await rm(preferred, { force: true });
      await symlink(join(base, 'database'), preferred);
      log(`PostgreSQL has no access to ${dataDir}, so the database is stored in ${base}.`);
    }
  }
  // Resolved because PostgreSQL may be unable to follow the link to another directory.
  const home = await realpath(preferred);
  return {
    binaries,
    identity,
    directory: join(home, 'cluster'),
    logFile: join(home, 'postgres.log'),
    password: await readPassword(home),
  };
}

/** Throws an error with instructions if the database of a data directory has lost its password. */
export async function refuseLostPassword(dataDir: string): Promise<void> {
  const home = join(dataDir, 'database');
  if (existsSync(join(home, 'cluster'))) await readPassword(home);
}

export async function readPassword(home: string): Promise<string> {
  const path = join(home, 'password');
  const password = existsSync(path) ? (await readFile(path, 'utf8')).trim() : '';
  if (password !== '') return password;
  throw new Error(
    `The database in ${home} cannot be opened, because its file "password" is missing or empty. Copy ${path} back from a copy of DATA_DIR, or move ${home} away and restore a backup.`,
  );
}

async function findOwner(directory: string): Promise<Account | undefined> {
  if (!existsSync(directory)) return undefined;
  const { uid, gid } = await stat(directory);
  return { uid, gid };
}

/**
 * Creates the directory under another name and renames it at the end, so that an interrupted first start leaves no
 * partial database.
 */
async function createHome(base: string, binaries: Binaries, identity: Identity): Promise<void> {
  const unfinished = join(base, 'database.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await rm(join(base, 'database'), { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const password = join(unfinished, 'password');
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  if (identity.account !== undefined) {
    for (const path of [unfinished, password]) {
      await chown(path, identity.account.uid, identity.account.gid);
    }
  }
  await runInitdb(binaries, identity, unfinished, password);
  // `initdb` flushes only the files that it writes. Without this the password could be empty after a power cut.
  await syncDirectory(unfinished);
  await rename(unfinished, join(base, 'database'));
  await syncDirectory(base);
}

async function runInitdb(
  { initdb }: Binaries,
  { prefix, account }: Identity,
  home: string,
  password: string,
): Promise<void> {
  const [file, ...args] = [
    ...prefix,
    initdb,
    `--pgdata=${join(home, 'cluster')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--no-instructions',
  ];
  try {
    await run(file, args, { ...account, cwd: home, env: toPlainEnvironment() });
  } catch (cause) {
    const stderr = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new Error(`Creating the database in ${home} failed (initdb): ${stderr}`, { cause });
  }
}

/**
 * Returns the environment without variables that configure PostgreSQL (PGPORT, PGDATA, ...) or translate its
 * messages.
 */
export function toPlainEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(variables), LC_ALL: 'C', TZ: 'UTC' };
}
