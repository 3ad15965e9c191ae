import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { toFileNames, type UploadKind } from '#contract/upload/schema.ts';
import { toAvatar, toPicture } from '#server/platform/uploads/convert.ts';
import type { UploadFiles } from '#server/platform/uploads/files.ts';
import { insertUpload } from '#server/platform/uploads/store.ts';

/** Stores pictures of the collection like member uploads: decoded, re-encoded and with an owner. */
export class DemoPictures {
  readonly #files: UploadFiles;
  readonly #folder: string;
  readonly #saved: string[] = [];

  constructor(files: UploadFiles, folder: string) {
    this.#files = files;
    this.#folder = folder;
  }

  /** @returns the id of the upload */
  async store(
    client: PoolClient,
    ownerId: string,
    dish: string,
    kind: UploadKind,
  ): Promise<string> {
    const name = (await readdir(this.#folder)).find(
      (file) => file.startsWith(`${dish}.`) && file.endsWith('.640.webp'),
    );
    if (name === undefined) throw new Error(`There is no picture of ${dish} in ${this.#folder}.`);
    const convert = kind === 'avatar' ? toAvatar : toPicture;
    const converted = await convert(join(this.#folder, name));
    if (converted === undefined) throw new Error(`The picture of ${dish} cannot be read.`);
    const { width, height, files } = converted;
    const id = v7();
    await insertUpload(client, { id, ownerId, kind, width, height });
    for (const [n, file] of toFileNames(id, kind).entries()) {
      const bytes = files[n];
      if (bytes === undefined) continue;
      this.#saved.push(file);
      await this.#files.save(file, bytes);
    }
    return id;
  }

  /** Deletes all saved files after a failure. */
  async undo(): Promise<void> {
    await this.#files.remove(this.#saved);
  }
}
