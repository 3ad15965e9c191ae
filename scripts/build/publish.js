import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** How many releases a server keeps the chunks of: tabs may be some updates behind. */
export const RELEASES_KEPT = 3;
const ASSETS = 'assets/';

/**
 * Makes a built client the one that is served, without a moment in which a file is missing: chunks first, since their
 * names are new; then all else, each file in one step; then what no kept release names any more. `record` says which
 * chunks the last releases had, newest first.
 * @param {string} built
 * @param {string} served
 * @param {string} record
 */
export function publish(built, served, record) {
  const files = listFiles(built);
  const releases = toReleases(files.filter(isChunk), readReleases(record));
  for (const file of [...files.filter(isChunk), ...files.filter((one) => !isChunk(one))]) {
    replace(join(built, file), join(served, file));
  }
  writeFileSync(`${record}.new`, JSON.stringify(releases));
  renameSync(`${record}.new`, record);
  const wanted = new Set([...files, ...releases.flat()]);
  for (const file of listFiles(served)) {
    if (!wanted.has(file)) rmSync(join(served, file));
  }
}

/** @param {string} file */
function isChunk(file) {
  return file.startsWith(ASSETS);
}

/**
 * A release built again counts once.
 * @param {string[]} newest
 * @param {string[][]} earlier
 */
function toReleases(newest, earlier) {
  const others = earlier.filter((one) => String(one) !== String(newest));
  return [newest, ...others].slice(0, RELEASES_KEPT);
}

/**
 * None where the record cannot be read: without it a build loses the chunks of earlier releases, and must not fail.
 * @param {string} record
 * @returns {string[][]}
 */
function readReleases(record) {
  if (!existsSync(record)) return [];
  try {
    const releases = JSON.parse(readFileSync(record, 'utf8'));
    return Array.isArray(releases) && releases.every(Array.isArray) ? releases : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function replace(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.new`);
  renameSync(`${to}.new`, to);
}

/**
 * Paths with `/`, sorted.
 * @param {string} directory
 */
function listFiles(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
