import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { syncDirectory } from '../disk.ts';
import { createDigest } from './digest.ts';
import { END, type End, toLargest } from './format.ts';

/** Resolves once the entry is on its way to the disk, so that no more than a few wait in memory. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Writes an archive: `fill` adds the entries and returns what stands at the end. Until it is whole the file is called `.part`.
 * Its owner alone may read it, since it holds hashes of passwords. Returns its size in bytes.
 */
export async function writeArchive(
  path: string,
  fill: (add: AddEntry) => Promise<Omit<End, 'sha256'>>,
): Promise<number> {
  refuseExisting(path);
  const part = `${path}.part`;
  await rm(part, { force: true });
  const tar = pack();
  const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(tar, file);
  const digest = createDigest();
  const mtime = new Date();
  const put: AddEntry = (name, bytes) =>
    new Promise((resolve, reject) => {
      if (bytes.length > (toLargest(name) ?? 0)) {
        throw new Error(`${name} has ${bytes.length} bytes, which no restore would read.`);
      }
      tar.entry({ name, mode: 0o600, mtime }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  const add: AddEntry = (name, bytes) => {
    digest.add(name, bytes);
    return put(name, bytes);
  };
  const filled = async () => {
    const end = await fill(add);
    await put(END, Buffer.from(JSON.stringify({ ...end, sha256: digest.end() } satisfies End)));
    tar.finalize();
  };
  try {
    // A full disk ends the filling, and a failed filling the file.
    await Promise.all([
      written,
      filled().catch((error: unknown) => {
        tar.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }),
    ]);
    refuseExisting(path);
    await rename(part, path);
    // Some network file systems refuse it; there the name is left to them.
    await syncDirectory(dirname(path)).catch(() => undefined);
    return file.bytesWritten;
  } catch (error) {
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

function refuseExisting(path: string): void {
  if (existsSync(path)) {
    throw new Error(`${path} exists already. A backup overwrites nothing: give it another name.`);
  }
}
