import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Inputs of the build. Recipes are not among them because the server reads them at start, but the hashes of the
 * pictures are, because the home page embeds some of their names. Missing paths count as empty.
 */
export const SOURCES = [
  'contract',
  'texts',
  'server',
  'src',
  'sw',
  'public',
  'collection/pictures',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'tools/build',
  'tools/run/language.js',
  'tools/run/processes.js',
];

/** Excludes tests, and pictures because a small record next to each contains its hash. */
const NO_SOURCE = /\.test\.tsx?$|^server\/testing$|^collection\/.*\.(avif|webp)$/;

/**
 * Returns a hash that changes when a source file is changed, added or removed.
 * @param {string} root
 * @param {string[]} [sources]
 */
export function toBuildStamp(root, sources = SOURCES) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => listFiles(root, source))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Returns a hash of everything that decides which packages are installed.
 * @param {string} root
 */
export function toPackagesStamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const major = process.versions.node.split('.')[0];
  return createHash('sha256')
    .update(lock)
    .update(`${major} ${process.platform} ${process.arch}`)
    .digest('hex');
}

/**
 * @param {string} path
 * @param {string} stamp
 */
export function hasStamp(path, stamp) {
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

/**
 * @param {string} path
 * @param {string} stamp
 */
export function saveStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
}

/**
 * True if npm has installed everything in the lock file, for example by a manual `npm ci`. Optional packages may be
 * missing, because they may be for another platform.
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(installed);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (optional === true && !(path in found)) || found[path]?.version === version,
  );
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(root, path) {
  const file = statSync(join(root, path), { throwIfNoEntry: false });
  if (file === undefined || NO_SOURCE.test(path)) return [];
  if (!file.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
