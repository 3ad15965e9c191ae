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

/** The server keeps the chunks of this many releases, because open tabs may be some releases behind. */
export const RELEASES_KEPT = 3;
const ASSETS = 'assets/';

/**
 * Replaces the served client with a built one so that no file is ever missing. The order must not change: new chunks,
 * then all other files, each replaced atomically, then the removal of files that no kept release uses.
 * @param {string} built
 * @param {string} served
 * @param {string} record file that lists the chunks of the last releases, newest first
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
 * Counts identical releases once.
 * @param {string[]} newest
 * @param {string[][]} earlier
 */
function toReleases(newest, earlier) {
  const others = earlier.filter((one) => String(one) !== String(newest));
  return [newest, ...others].slice(0, RELEASES_KEPT);
}

/**
 * Returns no releases if the record cannot be parsed: the build then loses older chunks instead of failing.
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
 * Lists paths relative to `directory`, with `/`, sorted.
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
