import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** More than the last free block that a full disk may still have. */
const BYTES = Buffer.alloc(64 * 1024, 1);
/** Milliseconds for which the disk counts as it was found. */
const GOOD_LASTS_MS = 10_000;
const BAD_LASTS_MS = 1000;
/** A disk that does not answer within so many milliseconds cannot be written. */
const DEADLINE_MS = 2000;

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
 * Whether the disk can be written: tried at most every ten seconds while it can, every second while it cannot. Concurrent
 * calls share one attempt. `onFault` is told when it changes for the worse.
 */
export function createDiskCheck(
  directory: string,
  onFault: (error: unknown) => void,
  probe = probeDisk,
): () => Promise<boolean> {
  let known = true;
  let knownUntil = 0;
  let look: Promise<boolean> | undefined;
  const note = (isGood: boolean) => {
    known = isGood;
    knownUntil = performance.now() + (isGood ? GOOD_LASTS_MS : BAD_LASTS_MS);
    return isGood;
  };
  return () => {
    if (performance.now() < knownUntil) return Promise.resolve(known);
    look ??= probe(directory)
      .then(
        () => note(true),
        (error: unknown) => {
          if (known) onFault(error);
          return note(false);
        },
      )
      .finally(() => {
        look = undefined;
      });
    return Promise.race([look, delay(DEADLINE_MS, false, { ref: false })]);
  };
}
