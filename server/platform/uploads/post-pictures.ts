import { rm, writeFile } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { IMAGE_MAX_BYTES } from '#contract/account/limits.ts';
import { type PostImage, toImages } from '#contract/post/images.ts';
import { toFileNames, UPLOADS_PATH } from '#contract/upload/schema.ts';
import { Problem } from '#server/platform/problem.ts';
import * as accountTexts from '#texts/account.ts';
import * as postTexts from '#texts/post.ts';
import { type Converted, looksLikePicture, toPicture } from './convert.ts';
import { toUploadId, type UploadFiles } from './files.ts';
import { insertUpload, usePictures } from './store.ts';

interface Stored {
  id: string;
  alt: string;
}

interface PostPictures {
  store: (client: PoolClient, userId: string, current: readonly string[]) => Promise<Stored[]>;
  undo: () => Promise<void>;
}

interface ReadPicture extends Stored {
  /** The field of the request with this picture, for errors. */
  path: string;
  /** The converted content of a data URL, which becomes an upload. */
  converted?: Converted;
}

/**
 * Reads the pictures of a post. If both are given, `images` is used. A data URL is converted and becomes an upload of
 * the author. Any other URL must be an upload of the author or a picture that the post already shows.
 */
export async function readPictures(
  files: UploadFiles,
  {
    image,
    images,
  }: { image?: string | null | undefined; images?: readonly PostImage[] | undefined },
): Promise<PostPictures | undefined> {
  if (image === undefined && images === undefined) return undefined;
  const read: ReadPicture[] = [];
  for (const [n, { url, alt }] of toImages({ image: image ?? null, images }).entries()) {
    const path = images ? `images.${n}.url` : 'image';
    const isData = /^data:/i.test(url);
    const picture = isData ? await readDataUrl(files, url, path) : { id: toId(url, path) };
    // A duplicate keeps its first position.
    if (!read.some(({ id }) => id === picture.id)) read.push({ ...picture, alt, path });
  }
  return {
    store: (client, userId, current) => store({ files, client, userId }, read, current),
    undo: () => files.remove(read.flatMap(({ id, converted }) => (converted ? [toName(id)] : []))),
  };
}

function toId(url: string, path: string): string {
  const name = url.startsWith(UPLOADS_PATH) ? url.slice(UPLOADS_PATH.length) : '';
  const id = toUploadId(name);
  return id !== undefined && name === toName(id) ? id : refuse(postTexts.imageInvalid, path);
}

function toName(id: string): string {
  return toFileNames(id, 'picture')[0];
}

interface Into {
  files: UploadFiles;
  client: PoolClient;
  userId: string;
}

async function store(
  { files, client, userId }: Into,
  read: readonly ReadPicture[],
  current: readonly string[],
): Promise<Stored[]> {
  const named = read.filter(({ id, converted }) => !converted && !current.includes(id));
  const ids = named.map(({ id }) => id);
  const own = ids.length === 0 ? undefined : await usePictures(client, ids, userId);
  for (const { id, path } of named) if (!own?.has(id)) refuse(postTexts.imageInvalid, path);
  for (const { id, converted } of read) {
    if (!converted) continue;
    const { width, height } = converted;
    if (!(await insertUpload(client, { id, ownerId: userId, kind: 'picture', width, height }))) {
      throw new Problem(401, accountTexts.authenticationRequired);
    }
    await files.save(toName(id), converted.files[0]);
  }
  return read.map(({ id, alt }) => ({ id, alt }));
}

const DATA_URL = /^data:image\/[\w.+-]+(?:;[\w=.+-]+)*;base64,/i;

async function readDataUrl(files: UploadFiles, image: string, at: string) {
  const head = DATA_URL.exec(image.slice(0, 200))?.[0];
  if (head === undefined) return refuse(postTexts.imageWrongType, at);
  const bytes = Buffer.from(image.slice(head.length), 'base64');
  if (bytes.length > IMAGE_MAX_BYTES) return refuse(postTexts.imageTooLarge, at);
  const path = await files.takeSpoolPath();
  try {
    await writeFile(path, bytes);
    const converted = (await looksLikePicture(path)) ? await toPictureAt(path, at) : undefined;
    return converted ? { id: v7(), converted } : refuse(postTexts.imageWrongType, at);
  } finally {
    await rm(path, { force: true });
  }
}

/** Reports an error at the field that contains the picture. */
function toPictureAt(path: string, at: string): ReturnType<typeof toPicture> {
  return toPicture(path).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 422) return refuse(error.message, at);
    throw error;
  });
}

function refuse(msg: string, path: string): never {
  throw new Problem(422, msg, { details: [{ msg, path }] });
}
