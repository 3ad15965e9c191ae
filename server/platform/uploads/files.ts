import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncDirectory } from '#server/platform/disk.ts';

/** Storage of pictures: a folder, or a bucket that several servers share. */
export interface UploadFiles {
  /** Returns a path for an upload while it is received. */
  takeSpoolPath(): Promise<string>;
  /** Saves a file atomically. A saved file survives a power cut. */
  save(name: string, bytes: Buffer): Promise<void>;
  find(name: string): Promise<{ stream: Readable; size: number } | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** Lists files older than an hour, and deletes partial uploads of that age. */
  listOld(): AsyncIterable<string[]>;
}

const NAME = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.\d+)?\.webp$/;

/** Returns the upload id of a file. Any other name gives undefined, which prevents path traversal. */
export function toUploadId(name: string): string | undefined {
  return NAME.exec(name)?.[1];
}

const HOUR_MS = 60 * 60 * 1000;
const INCOMING = 'incoming';
const OWN_FOLDER = /^(?:incoming|[\da-f]{2})$/;

export function createUploadFiles(directory: string): UploadFiles {
  let spooled = 0;
  /** Folders with an entry that is already flushed to the disk. */
  const lasting = new Set<string>();
  const takeSpoolPath = async () => {
    const folder = join(directory, INCOMING);
    await mkdir(folder, { recursive: true });
    spooled += 1;
    return join(folder, `${process.pid}-${Date.now()}-${spooled}`);
  };
  const toPath = (name: string) => {
    const id = toUploadId(name);
    if (id === undefined) throw new Error(`Invalid upload name ${name}`);
    // The end of a UUIDv7 is random, which gives 256 folders of even size.
    return join(directory, id.slice(-2), name);
  };

  return {
    takeSpoolPath,
    save: async (name, bytes) => {
      const path = toPath(name);
      const folder = dirname(path);
      const unfinished = await takeSpoolPath();
      await writeFile(unfinished, bytes, { flush: true });
      await mkdir(folder, { recursive: true });
      await rename(unfinished, path);
      await syncDirectory(folder);
      if (lasting.has(folder)) return;
      await syncDirectory(directory);
      await syncDirectory(dirname(directory));
      lasting.add(folder);
    },
    find: async (name) => {
      const path = toPath(name);
      const found = await stat(path).catch(toUndefinedIfMissing);
      return found && { stream: createReadStream(path), size: found.size };
    },
    remove: async (names) => {
      for (const name of names) await rm(toPath(name), { force: true });
    },
    async *listOld() {
      const options = { withFileTypes: true } as const;
      const entries = (await readdir(directory, options).catch(toUndefinedIfMissing)) ?? [];
      for (const entry of entries) {
        const folder = entry.name;
        if (!entry.isDirectory() || !OWN_FOLDER.test(folder)) continue;
        const old: string[] = [];
        for (const name of await readdir(join(directory, folder))) {
          const found = await stat(join(directory, folder, name)).catch(toUndefinedIfMissing);
          if (found?.isFile() && found.mtimeMs < Date.now() - HOUR_MS) old.push(name);
        }
        if (folder === INCOMING) {
          for (const name of old) await rm(join(directory, folder, name), { force: true });
        } else yield old.filter((name) => toUploadId(name) !== undefined);
      }
    },
  };
}

function toUndefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
