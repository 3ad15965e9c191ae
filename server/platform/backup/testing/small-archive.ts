import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { createUploadFiles } from '#server/platform/uploads/files.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { publish } from '#server/testing/post-lists.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { makeBackup, type PictureFiles, type Saved } from '../backup.ts';
import { MANIFEST, Manifest } from '../format.ts';
import { readEntries, verifyArchive } from '../read-archive.ts';
import { writeArchive } from '../write-archive.ts';

export interface SmallArchive {
  folder: string;
  path: string;
  saved: Saved;
  postId: string;
  close(): Promise<void>;
}

/**
 * Makes a backup of a member with a post and its picture. The member deletes a second picture while the backup runs.
 */
export async function makeSmallArchive(): Promise<SmallArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-small-'));
  const test = await buildTestApp({ dishes: {} });
  const rosa = await signUp(test.app);
  const form = toForm('image', await toTestPicture('png'));
  const upload = async () => {
    const answer = await rosa.ask('POST', '/upload/image', form.payload, form.headers);
    return v.parse(UploadAnswer, answer.json());
  };
  const postId = await publish(rosa, { image: (await upload()).imageUrl });
  const second = await upload();
  const files = createUploadFiles(test.uploadsDir);
  const read: PictureFiles['read'] = async (name) => {
    if (name.startsWith(second.publicId)) {
      await rosa.ask('DELETE', `/upload/image/${second.publicId}`);
    }
    const found = await files.find(name);
    return found && buffer(found.stream);
  };
  const path = join(folder, 'small.tar');
  const saved = await makeBackup(test.pool, { read }, { path, version: '0.0.0' });
  await test.close();
  return { folder, path, saved, postId, close: () => rm(folder, { recursive: true }) };
}

/** Copies an archive with a changed manifest and a valid checksum. */
export async function rewriteManifest(
  from: string,
  to: string,
  change: (manifest: Manifest) => object,
): Promise<void> {
  const { sha256: _sha256, ...end } = (await verifyArchive(from)).end;
  await writeArchive(to, async (add) => {
    for await (const { name, bytes } of readEntries(from)) {
      if (name === 'end.json') continue;
      const isManifest = name === MANIFEST;
      const manifest = isManifest && change(v.parse(Manifest, JSON.parse(bytes.toString())));
      await add(name, manifest ? Buffer.from(JSON.stringify(manifest)) : bytes);
    }
    return end;
  });
}
