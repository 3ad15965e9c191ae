import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than the last free block that a full disk may still have. */
const BYTES = Buffer.alloc(64 * 1024, 1);

export const DISK_PROBE = 'disk-probe';

/** Throws the system's error where the disk of a directory takes nothing more. */
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
 * Until the names in a directory are on the disk: a file that is new or renamed is otherwise gone after a power cut, though its
 * bytes were flushed. Windows has no such call and needs none.
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
