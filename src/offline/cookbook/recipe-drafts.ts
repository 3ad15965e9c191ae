import * as v from 'valibot';
import { CookbookSource } from '#contract/cookbook/text.ts';
import { Picture, type PictureBytes } from '../community/draft-store.ts';
import type { Device } from '../device/database.ts';
import { readBytes } from '../outbox/read-bytes.ts';
import { removeUnsent } from '../outbox/remove-unsent.ts';

/** The boxes of the editor as typed, and the fields that it does not show. */
export const TypedRecipe = v.object({
  title: v.string(),
  subtitle: v.string(),
  cuisine: v.string(),
  servings: v.string(),
  prepTime: v.string(),
  cookTime: v.string(),
  difficulty: v.string(),
  ingredients: v.string(),
  steps: v.string(),
  notes: v.string(),
  pictures: v.array(Picture),
  tags: v.array(v.string()),
  spiceLevel: v.string(),
  source: v.optional(CookbookSource),
  basedOn: v.optional(v.string()),
});
export type TypedRecipe = v.InferOutput<typeof TypedRecipe>;

/** A recipe in progress. `baseVersion` is the version that was edited, null for a new recipe. */
export const RecipeDraft = v.object({
  id: v.string(),
  userId: v.string(),
  recipeId: v.string(),
  typed: TypedRecipe,
  baseVersion: v.nullable(v.string()),
  at: v.number(),
});
export type RecipeDraft = v.InferOutput<typeof RecipeDraft>;

export function readRecipeDraft(
  device: Device,
  { id, userId }: Pick<RecipeDraft, 'id' | 'userId'>,
): Promise<{ draft: RecipeDraft; bytes: PictureBytes } | undefined> {
  return device.transaction('r', device.drafts, device.blobs, async () => {
    const stored = v.safeParse(RecipeDraft, await device.drafts.get(id));
    if (!stored.success || stored.output.userId !== userId) return undefined;
    const bytes = new Map<string, ArrayBuffer>();
    for (const upload of listUploads(stored.output)) {
      const found = await readBytes(device, upload, userId);
      if (found) bytes.set(upload, found);
    }
    return { draft: stored.output, bytes };
  });
}

export function saveRecipeDraft(
  device: Device,
  draft: RecipeDraft,
  bytes: PictureBytes,
): Promise<void> {
  const { drafts, blobs, outbox } = device;
  return device.transaction('rw', drafts, blobs, outbox, async () => {
    const uploads = listUploads(draft);
    await releasePictures(device, draft, uploads);
    await drafts.put(draft);
    for (const upload of uploads) {
      const given = bytes.get(upload);
      if (!given || (await blobs.where('id').equals(upload).count()) > 0) continue;
      await blobs.put({ id: upload, userId: draft.userId, bytes: given });
    }
  });
}

export function removeRecipeDraft(
  device: Device,
  draft: Pick<RecipeDraft, 'id' | 'userId'>,
): Promise<void> {
  const { drafts, blobs, outbox } = device;
  return device.transaction('rw', drafts, blobs, outbox, async () => {
    await releasePictures(device, draft, []);
    await drafts.delete(draft.id);
  });
}

/** Removes pictures that the next draft does not use and that do not wait in the outbox. */
async function releasePictures(
  device: Device,
  { id, userId }: Pick<RecipeDraft, 'id' | 'userId'>,
  kept: readonly string[],
): Promise<void> {
  const old = v.safeParse(RecipeDraft, await device.drafts.get(id));
  const left = old.success ? listUploads(old.output).filter((one) => !kept.includes(one)) : [];
  await removeUnsent(device, userId, left);
}

function listUploads({ typed: { pictures } }: RecipeDraft): string[] {
  return pictures.flatMap((picture) => ('upload' in picture ? picture.upload : []));
}
