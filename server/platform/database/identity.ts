import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Account {
  uid: number;
  gid: number;
}

/** The account that runs the PostgreSQL programs, which refuse to run as root. */
export interface Identity {
  prefix: string[];
  /** The account to switch to. It owns the files. */
  account?: Account;
}

/** Determined at each start. `owner` is the owner of an existing cluster. */
export function findIdentity(owner: Account | undefined): Identity {
  if (process.getuid?.() !== 0) return { prefix: [] };
  // Keeps the owner, so that a normal user can open the clone again after root has started it once.
  if (owner !== undefined && owner.uid !== 0) return { prefix: [], account: owner };
  if (process.platform === 'linux') {
    const prefix = toNamespacePrefix();
    if (canRun([...prefix, 'true'])) return { prefix };
    return { prefix: [], account: findAccount() };
  }
  throw new Error('PostgreSQL cannot run as root on this system. Start Simmer as a normal user.');
}

/** In a user namespace root is unprivileged, and the files keep their place and owner. */
function toNamespacePrefix(): string[] {
  const uid = readId('/etc/passwd', ['nobody']);
  const gid = readId('/etc/group', ['nogroup', 'nobody']);
  return ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`];
}

function readId(file: string, names: string[]): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.find((entry) => names.includes(entry.split(':')[0] ?? ''));
  return Number(line?.split(':')[2] ?? 65534);
}

function canRun([file = '', ...args]: string[]): boolean {
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0;
}

/** Finds the account `postgres` and creates it if it is missing. */
export function findAccount(): Account {
  if (!canRun(['id', '-u', 'postgres'])) {
    const made = canRun(['useradd', '--system', '--user-group', '--no-create-home', 'postgres']);
    if (!made) {
      throw new Error(
        'PostgreSQL refuses to run as root, user namespaces are not permitted, and the account "postgres" cannot be created. Start Simmer as a normal user, or set DATABASE_URL.',
      );
    }
  }
  return { uid: readAccountId('-u'), gid: readAccountId('-g') };
}

function readAccountId(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
