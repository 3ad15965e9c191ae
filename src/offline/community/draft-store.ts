import * as v from 'valibot';
import { Cooked } from '../../../contract/post/cooked.ts';
import { POST_CATEGORIES, POST_TYPES } from '../../../contract/post/post-limits.ts';
import type { Device } from '../device/device.ts';
import { readBytes } from '../outbox/read-bytes.ts';
import { readRows } from '../outbox/rows.ts';

/** `upload`: the bytes are stored on this device under that id; `address`: the server has the picture. */
const Picture = v.nullable(
  v.union([
    v.object({ upload: v.string(), type: v.string(), name: v.string() }),
    v.object({ address: v.string() }),
  ]),
);

/** What the post is about, how it was cooked, and its stars; 0 for none. */
const Dish = v.object({
  recipeId: v.string(),
  title: v.string(),
  image: v.string(),
  cooked: v.nullable(Cooked),
  rating: v.number(),
});

/** The fields of the post form. Drafts of earlier versions have no `dish`. */
const Written = v.object({
  title: v.string(),
  content: v.string(),
  type: v.picklist(POST_TYPES),
  category: v.picklist(POST_CATEGORIES),
  cuisine: v.string(),
  tags: v.array(v.string()),
  picture: Picture,
  dish: v.optional(v.nullable(Dish)),
});
export type Written = v.InferOutput<typeof Written>;

/**
 * A post that is being written. `base`: for an edit, the words it began from, and `baseVersion` their version; null where
 * there is none. `typed`: tags that are not added yet.
 */
export const Draft = v.object({
  id: v.string(),
  userId: v.string(),
  postId: v.string(),
  written: Written,
  typed: v.object({ tag: v.string(), hashtag: v.string() }),
  base: v.nullable(Written),
  baseVersion: v.nullable(v.string()),
  at: v.number(),
});
export type Draft = v.InferOutput<typeof Draft>;

/** The draft of this member, with the bytes of its picture if they are stored here. */
export function readDraft(
  device: Device,
  { id, userId }: Pick<Draft, 'id' | 'userId'>,
): Promise<{ draft: Draft; bytes: ArrayBuffer | undefined } | undefined> {
  return device.transaction('r', device.drafts, device.blobs, async () => {
    const draft = await device.drafts.get(id);
    if (!v.is(Draft, draft) || draft.userId !== userId) return undefined;
    const upload = toUpload(draft);
    const bytes = upload === undefined ? upload : await readBytes(device, upload, userId);
    return { draft, bytes };
  });
}

/** Saves a draft in one transaction: its text, and the bytes of its picture if they are new. */
export function saveDraft(device: Device, draft: Draft, bytes?: ArrayBuffer): Promise<void> {
  const { drafts, blobs, outbox } = device;
  return device.transaction('rw', drafts, blobs, outbox, async () => {
    const upload = toUpload(draft);
    await letGoOfPicture(device, draft, upload);
    await drafts.put(draft);
    if (!upload || !bytes) return;
    const isHere = (await blobs.where('id').equals(upload).count()) > 0;
    if (!isHere) await blobs.put({ id: upload, userId: draft.userId, bytes });
  });
}

export function removeDraft(
  device: Device,
  { id, userId }: Pick<Draft, 'id' | 'userId'>,
): Promise<void> {
  const { drafts, blobs, outbox } = device;
  return device.transaction('rw', drafts, blobs, outbox, async () => {
    await letGoOfPicture(device, { id, userId }, undefined);
    await drafts.delete(id);
  });
}

/** Removes the picture of the stored draft if the next draft does not use it and it does not wait in the outbox. */
async function letGoOfPicture(
  device: Device,
  { id, userId }: Pick<Draft, 'id' | 'userId'>,
  kept: string | undefined,
): Promise<void> {
  const old = await device.drafts.get(id);
  const upload = v.is(Draft, old) ? toUpload(old) : undefined;
  if (upload === undefined || upload === kept) return;
  const rows = await readRows(device, userId);
  const waits = rows.some(({ command }) => 'uploadId' in command && command.uploadId === upload);
  if (!waits) await device.blobs.delete(upload);
}

function toUpload({ written: { picture } }: Draft): string | undefined {
  return picture && 'upload' in picture ? picture.upload : undefined;
}
