import { rm, writeFile } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { IMAGE_MAX_BYTES } from '../../contract/account/account-limits.ts';
import { toFileNames, UPLOADS_PATH } from '../../contract/upload.ts';
import { accountTexts } from '../../texts/en/accounts.ts';
import { postTexts } from '../../texts/en/posts.ts';
import { Problem } from '../problem.ts';
import { looksLikePicture, toPicture } from './convert.ts';
import { toUploadId, type UploadFiles } from './files.ts';
import { insertUpload, usePicture } from './store.ts';

interface PostPicture {
  store: (client: PoolClient, userId: string, current: string | null) => Promise<string | null>;
  undo: () => Promise<void>;
}

/**
 * Reads the picture of a post. A data URL is converted and becomes an upload of its author; a URL has to be that of an upload
 * of their own, or the current one of the post.
 */
export async function readPicture(files: UploadFiles, image: string | null): Promise<PostPicture> {
  if (image === null) return { store: async () => null, undo: async () => {} };
  if (/^data:/i.test(image)) return readDataUrl(files, image);
  const name = image.startsWith(UPLOADS_PATH) ? image.slice(UPLOADS_PATH.length) : '';
  const id = toUploadId(name);
  if (id === undefined || name !== toFileNames(id, 'picture')[0])
    return refuse(postTexts.imageInvalid);
  return {
    store: async (client, userId, current) => {
      const mayShow = id === current || (await usePicture(client, id, userId));
      return mayShow ? id : refuse(postTexts.imageInvalid);
    },
    undo: async () => {},
  };
}

const DATA_URL = /^data:image\/[\w.+-]+(?:;[\w=.+-]+)*;base64,/i;

async function readDataUrl(files: UploadFiles, image: string): Promise<PostPicture> {
  const head = DATA_URL.exec(image.slice(0, 200))?.[0];
  if (head === undefined) return refuse(postTexts.imageWrongType);
  const bytes = Buffer.from(image.slice(head.length), 'base64');
  if (bytes.length > IMAGE_MAX_BYTES) return refuse(postTexts.imageTooLarge);
  const path = await files.takeSpoolPath();
  try {
    await writeFile(path, bytes);
    const converted = (await looksLikePicture(path)) ? await toPicture(path) : undefined;
    if (converted === undefined) return refuse(postTexts.imageWrongType);
    const { width, height } = converted;
    const id = v7();
    const [name] = toFileNames(id, 'picture');
    return {
      store: async (client, ownerId) => {
        if (!(await insertUpload(client, { id, ownerId, kind: 'picture', width, height }))) {
          throw new Problem(401, accountTexts.authenticationRequired);
        }
        await files.save(name, converted.files[0]);
        return id;
      },
      undo: () => files.remove([name]),
    };
  } finally {
    await rm(path, { force: true });
  }
}

function refuse(msg: string): never {
  throw new Problem(422, msg, { details: [{ msg, path: 'image' }] });
}
