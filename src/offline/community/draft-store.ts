import * as v from 'valibot';
import { Cooked } from '#contract/post/cooked.ts';
import { POST_CATEGORIES, POST_TYPES } from '#contract/post/limits.ts';
import type { Device } from '../device/database.ts';
import { readBytes } from '../outbox/read-bytes.ts';
import { removeUnsent } from '../outbox/remove-unsent.ts';

/** `upload`: the id under which the bytes are stored on this device. `address`: the picture is on the server. */
const UPLOAD = { upload: v.string(), type: v.string(), name: v.string() };
export const Picture = v.union([
  v.object({ ...UPLOAD, alt: v.string() }),
  v.object({ address: v.string(), alt: v.string() }),
]);
export type Picture = v.InferOutput<typeof Picture>;

export type PictureBytes = ReadonlyMap<string, ArrayBuffer>;

/** The dish that the post is about. A `rating` of 0 means none. */
const Dish = v.object({
  recipeId: v.string(),
  title: v.string(),
  image: v.string(),
  cooked: v.nullable(Cooked),
  rating: v.number(),
});

/** The fields of the post form. Drafts of earlier versions have no `dish`. */
const WORDS = {
  title: v.string(),
  content: v.string(),
  type: v.picklist(POST_TYPES),
  category: v.picklist(POST_CATEGORIES),
  cuisine: v.string(),
  tags: v.array(v.string()),
  dish: v.optional(v.nullable(Dish)),
  /** The recipe of the member's cookbook that a new post carries. */
  cookbookId: v.optional(v.nullable(v.string())),
};
const CurrentWritten = v.object({ ...WORDS, pictures: v.array(Picture) });
export type Written = v.InferOutput<typeof CurrentWritten>;

/** Earlier versions allowed one picture per post and no alternative text. */
const OnePicture = v.nullable(v.union([v.object(UPLOAD), v.object({ address: v.string() })]));
const Written = v.union([
  CurrentWritten,
  v.pipe(
    v.object({ ...WORDS, picture: OnePicture }),
    v.transform(({ picture, ...words }): Written => {
      const pictures = picture === null ? [] : [{ ...picture, alt: '' }];
      return { ...words, pictures };
    }),
  ),
]);

/** Unfinished text in the tag field. Drafts of earlier versions have two texts: for tags and for hashtags. */
const Typed = v.union([
  v.string(),
  v.pipe(
    v.object({ tag: v.string(), hashtag: v.string() }),
    v.transform(({ tag, hashtag }) => [tag, hashtag].filter((typed) => typed !== '').join(', ')),
  ),
]);

/** A post in progress. For an edit, `base` is the original content and `baseVersion` its version, else null. */
export const Draft = v.object({
  id: v.string(),
  userId: v.string(),
  postId: v.string(),
  written: Written,
  typed: Typed,
  base: v.nullable(Written),
  baseVersion: v.nullable(v.string()),
  at: v.number(),
});
export type Draft = v.InferOutput<typeof Draft>;

export function readDraft(
  device: Device,
  { id, userId }: Pick<Draft, 'id' | 'userId'>,
): Promise<{ draft: Draft; bytes: PictureBytes } | undefined> {
  return device.transaction('r', device.drafts, device.blobs, async () => {
    const stored = v.safeParse(Draft, await device.drafts.get(id));
    if (!stored.success || stored.output.userId !== userId) return undefined;
    const draft = stored.output;
    const bytes = new Map<string, ArrayBuffer>();
    for (const upload of listUploads(draft)) {
      const found = await readBytes(device, upload, userId);
      if (found) bytes.set(upload, found);
    }
    return { draft, bytes };
  });
}

export function saveDraft(device: Device, draft: Draft, bytes?: PictureBytes): Promise<void> {
  const { drafts, blobs, outbox } = device;
  return device.transaction('rw', drafts, blobs, outbox, async () => {
    const uploads = listUploads(draft);
    await releasePictures(device, draft, uploads);
    await drafts.put(draft);
    for (const upload of uploads) {
      const given = bytes?.get(upload);
      if (!given || (await blobs.where('id').equals(upload).count()) > 0) continue;
      await blobs.put({ id: upload, userId: draft.userId, bytes: given });
    }
  });
}

export function removeDraft(
  device: Device,
  { id, userId }: Pick<Draft, 'id' | 'userId'>,
): Promise<void> {
  const { drafts, blobs, outbox } = device;
  return device.transaction('rw', drafts, blobs, outbox, async () => {
    await releasePictures(device, { id, userId }, []);
    await drafts.delete(id);
  });
}

/** Removes pictures that the next draft does not use and that do not wait in the outbox. */
async function releasePictures(
  device: Device,
  { id, userId }: Pick<Draft, 'id' | 'userId'>,
  kept: readonly string[],
): Promise<void> {
  const old = v.safeParse(Draft, await device.drafts.get(id));
  const left = old.success ? listUploads(old.output).filter((one) => !kept.includes(one)) : [];
  await removeUnsent(device, userId, left);
}

function listUploads({ written: { pictures } }: Draft): string[] {
  return pictures.flatMap((picture) => ('upload' in picture ? picture.upload : []));
}
