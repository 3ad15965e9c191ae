import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { syncDirectory } from '#server/platform/disk.ts';
import { createDigest } from './digest.ts';
import { END, type End, toLargest } from './format.ts';

/** Resolves once the entry is passed to the disk, so that only a few entries wait in memory. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Writes an archive: `fill` adds the entries and returns the content of the last one. The file name ends with `.part`
 * until the archive is complete. Only its owner may read it, because it contains password hashes. Returns its size in
 * bytes.
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
        throw new Error(`${name} has ${bytes.length} bytes, more than a restore accepts.`);
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
    // A write error stops `fill`, and an error of `fill` stops the writing.
    await Promise.all([
      written,
      filled().catch((error: unknown) => {
        tar.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }),
    ]);
    refuseExisting(path);
    await rename(part, path);
    await ignoreError(syncDirectory(dirname(path)), 'Some network file systems do not support it');
    return file.bytesWritten;
  } catch (error) {
    await ignoreError(written, 'The first error is thrown below');
    await rm(part, { force: true });
    throw error;
  }
}

function refuseExisting(path: string): void {
  if (existsSync(path)) {
    throw new Error(`${path} already exists and is not overwritten. Choose another name.`);
  }
}
