import { mkdir, rm, writeFile } from 'node:fs/promises';
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
