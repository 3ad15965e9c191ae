import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does work that only one process may do at a time. Waits for a live holder and takes the lock from a dead one.
 * @template T
 * @param {string} path of the lock file
 * @param {(pid: number) => void} onWait called once, with the process that holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, onWait, work) {
  mkdirSync(dirname(path), { recursive: true });
  let isWaitReported = false;
  while (!canTake(path)) {
    const holder = readHolder(path);
    if (!isWaitReported && holder !== undefined) onWait(holder.pid);
    isWaitReported ||= holder !== undefined;
    await pause(100);
  }
  const leave = () => rmSync(path, { force: true });
  process.once('exit', leave);
  try {
    return await work();
  } finally {
    process.off('exit', leave);
    leave();
  }
}

/** @param {string} path */
function canTake(path) {
  const holder = readHolder(path);
  if (holder !== undefined) {
    if (isAlive(holder)) return false;
    removeStale(path, holder);
  }
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${readBirth(process.pid)}`);
  try {
    // A link is created atomically with its content, and only by one process.
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Removes the lock of a dead holder. If another process has taken the lock meanwhile, its live lock is put back.
 * @param {string} path
 * @param {{ text: string }} seen
 */
function removeStale(path, seen) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (readHolder(aside)?.text !== seen.text) linkSync(aside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} path */
function readHolder(path) {
  try {
    const text = readFileSync(path, 'utf8');
    const [pid = '', birth = ''] = text.split(' ');
    return { text, pid: Number(pid), birth };
  } catch {
    return undefined;
  }
}

/** @param {{ pid: number, birth: string }} holder */
function isAlive({ pid, birth }) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return readBirth(pid) === birth;
}

/**
 * Returns the start time of a process, to distinguish it from a later one with the same id, or `dead` for zombies.
 * Works on Linux only; elsewhere only the id is compared.
 * @param {number} pid
 */
function readBirth(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'dead' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
