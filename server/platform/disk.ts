import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Larger than the last free block that a full disk may still have. */
const BYTES = Buffer.alloc(64 * 1024, 1);

export const DISK_PROBE = 'disk-probe';

/** Writes a test file. Throws the system error if the disk of the directory is full. */
export async function probeDisk(directory: string): Promise<void> {
  const path = join(directory, DISK_PROBE);
  await mkdir(directory, { recursive: true });
  try {
    await writeFile(path, BYTES, { flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Flushes the entries of a directory. Otherwise a new or renamed file can be missing after a power cut, even if its
 * bytes were flushed. Windows has no such call and does not need one.
 */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
