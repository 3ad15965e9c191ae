import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient, buildServer } from '../build/bundle.js';
import { hasStamp, isInstalled, saveStamp, toBuildStamp, toPackagesStamp } from './freshness.js';
import { listTextConditions } from './language.js';
import { withLock } from './lock.js';
import { ROOT, run } from './processes.js';

const PACKAGES_STAMP = join(ROOT, 'node_modules', '.simmer-stamp');
const BUILD_STAMP = join(ROOT, 'dist', '.simmer-stamp');

/**
 * True if packages and build match the sources, so that a start writes nothing to the clone. A build that removes the
 * service worker counts as current, so that a start does not replace it.
 */
export function isSetUp() {
  const stamp = toStamp();
  const isCurrent = isBuilt(stamp) || isBuilt(toUndoStamp(stamp));
  return hasStamp(PACKAGES_STAMP, toPackagesStamp(ROOT)) && isCurrent;
}

/**
 * Lets only one process at a time install or build in a clone.
 * @template T
 * @param {() => Promise<T>} work
 */
export function withSetUpLock(work) {
  refuseForeignClone();
  return withLock(join(ROOT, 'dist', 'set-up.lock'), printWaiting, work);
}

/** @param {number} pid */
function printWaiting(pid) {
  console.log(`Process ${pid} is already installing or building in this clone; waiting for it ...`);
}

/**
 * Installs the packages of the lock file if they are missing.
 * @param {string} step progress, such as "[1/4]"
 */
export async function installPackages(step) {
  const stamp = toPackagesStamp(ROOT);
  if (hasStamp(PACKAGES_STAMP, stamp)) return;
  if (!isInstalled(ROOT)) {
    console.log(`${step} Installing packages (a minute or two the first time) ...`);
    // If NODE_ENV is production, npm omits the packages that build the app.
    const code = await runNpm(['ci', '--include=dev', '--include=optional']);
    if (code !== 0) {
      console.error('\nnpm ci failed; see its output above, then try again.');
      process.exit(code);
    }
  }
  saveStamp(PACKAGES_STAMP, stamp);
}

/**
 * Builds server and app if the sources have changed since the last build.
 * @param {string} serverStep
 * @param {string} clientStep
 * @param {{ undoesWorker?: boolean }} [release]
 */
export async function buildIfStale(serverStep, clientStep, release = {}) {
  const sources = toStamp();
  const stamp = release.undoesWorker ? toUndoStamp(sources) : sources;
  if (isBuilt(stamp)) return;
  rmSync(BUILD_STAMP, { force: true });
  console.log(`${serverStep} Building the server ...`);
  await buildServer();
  console.log(`${clientStep} Building the app ...`);
  await buildClient(release);
  saveStamp(BUILD_STAMP, stamp);
}

function toStamp() {
  return [toBuildStamp(ROOT), ...listTextConditions()].join(' ');
}

/** @param {string} stamp */
function toUndoStamp(stamp) {
  return `${stamp} without worker`;
}

/** @param {string} stamp */
function isBuilt(stamp) {
  const parts = ['dist/server/server/main.js', 'dist/client/index.html'];
  return parts.every((part) => existsSync(join(ROOT, part))) && hasStamp(BUILD_STAMP, stamp);
}

/** @param {string[]} args */
function runNpm(args) {
  const cli = process.env['npm_execpath'];
  // Prefers the npm that started this process. Other package managers set npm_execpath too, to their own program.
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

function refuseForeignClone() {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    console.error(`No write permission for ${ROOT}. Start as its owner, or use your own clone.`);
    process.exit(1);
  }
}
