import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
/**
 * Enough for the recovery of PostgreSQL after a crash, which writes to its log before PostgreSQL accepts connections.
 */
const PART_BYTES = 32 * MEGABYTE;
/** Number of times that a full disk may end the server before no ballast is left to release. */
const PARTS = 3;
/** Size of a file of PostgreSQL's write-ahead log. PostgreSQL ends if it cannot create the next file. */
const LEAST_FREE_BYTES = 16 * MEGABYTE;

export interface Ballast {
  /** True if the free space is so small that PostgreSQL could end at any write. */
  isDiskFull(): Promise<boolean>;
  /** True if all parts can be written and PostgreSQL still has space for writes. */
  hasRoom(): Promise<boolean>;
  fill(): Promise<void>;
  /** Deletes one part. Does nothing if none is left. */
  release(): Promise<void>;
}

/** Manages files in a data directory that reserve space, which is released when the disk is full. */
export function createBallast(dataDir: string, findFree = findFreeBytes): Ballast {
  const home = join(dataDir, 'database');
  const parts = Array.from({ length: PARTS }, (_, n) => join(home, `ballast-${n + 1}`));
  const readFree = () => findFree(existsSync(home) ? home : dataDir);
  const findMissing = () => parts.filter((path) => !existsSync(path));
  return {
    isDiskFull: async () => (await readFree()) < LEAST_FREE_BYTES,
    hasRoom: async () =>
      (await readFree()) >= findMissing().length * PART_BYTES + 2 * LEAST_FREE_BYTES,
    fill: async () => {
      for (const path of findMissing()) {
        try {
          await write(path);
        } catch (error) {
          await rm(path, { force: true });
          throw error;
        }
      }
    },
    release: async () => {
      const path = parts.findLast(existsSync);
      if (path !== undefined) await rm(path);
    },
  };
}

async function write(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    // Random, because some file systems store a file of zeros without blocks.
    const block = randomBytes(MEGABYTE);
    for (let at = 0; at < PART_BYTES; at += block.length) await file.write(block);
  } finally {
    await file.close();
  }
}

async function findFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
