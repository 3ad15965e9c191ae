import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { isAlive, readBirth } from './process-life.ts';

const Holder = v.object({ pid: v.number(), birth: v.string() });
type Holder = v.InferOutput<typeof Holder>;

/**
 * Locks a data directory for this process and returns the function that unlocks it. Waits up to `waitMs` milliseconds
 * for another holder, because it may be shutting down, and some sandboxes report dead processes as alive for a while.
 */
export async function lockDirectory(
  directory: string,
  waitMs: number,
  log: (text: string) => void,
): Promise<() => void> {
  const path = join(directory, 'server.lock');
  const deadline = Date.now() + waitMs;
  let isLogged = false;
  while (!canTake(path)) {
    const holder = readHolder(path);
    if (Date.now() >= deadline) throw new Error(toMessage(directory, holder));
    if (!isLogged)
      log(`Waiting for process ${holder?.pid} to release its lock on ${directory} ...`);
    isLogged = true;
    await pause(100);
  }
  return () => {
    if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

function toMessage(directory: string, holder: Holder | undefined): string {
  return `${directory} is in use by another Simmer (process ${holder?.pid}). Stop it first, set another DATA_DIR, or share a PostgreSQL with DATABASE_URL.`;
}

function canTake(path: string): boolean {
  const holder = readHolder(path);
  if (holder !== undefined && isHolding(holder)) return false;
  const own = `${path}.${process.pid}`;
  if (holder !== undefined && !removeStale(path, holder)) return false;
  writeFileSync(own, JSON.stringify({ pid: process.pid, birth: readBirth(process.pid) }), {
    mode: 0o600,
  });
  try {
    // Creating a link is atomic, so only one process succeeds.
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moves a stale lock away. Puts it back if another process took the lock in the meantime. */
function removeStale(path: string, seen: Holder): boolean {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    const moved = readHolder(aside);
    const wasStale = moved?.pid === seen.pid && moved.birth === seen.birth;
    if (!wasStale) linkSync(aside, path);
    return wasStale;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isHolding(holder: Holder): boolean {
  return isAlive(holder.pid) && readBirth(holder.pid) === holder.birth;
}

function readHolder(path: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return v.parse(Holder, JSON.parse(text));
  } catch {
    // A power cut can leave an empty file, which counts as no lock.
    return { pid: 0, birth: '' };
  }
}
