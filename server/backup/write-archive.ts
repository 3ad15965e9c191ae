import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { createDigest } from './digest.ts';
import { END, type End } from './format.ts';

/** Resolves once the entry is on its way to the disk, so that no more than a few wait in memory. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Writes an archive: `fill` adds the entries and returns what stands at the end. The file is there when it is whole; until
 * then it is called `.part`. Its owner alone may read it, since it holds hashes of passwords. Returns its bytes.
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
    await flushDirectory(dirname(path));
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

/** The new name is on the disk as well. Not every system opens a directory, and then it is left to it. */
async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(() => undefined);
  await directory?.sync().catch(() => undefined);
  await directory?.close();
}
