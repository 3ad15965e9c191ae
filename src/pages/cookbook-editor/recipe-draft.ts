import type { PictureBytes } from '#offline/community/draft-store.ts';
import {
  RecipeDraft,
  readRecipeDraft,
  removeRecipeDraft,
  saveRecipeDraft,
} from '#offline/cookbook/recipe-drafts.ts';
import { writeOnDevice } from '#offline/device/device.ts';
import { writeEvicting } from '#offline/device/write-evicting.ts';
import { readTyped, removeTyped, saveTyped } from '#platform/typed-note.ts';

/** Delay of the device database. Local storage has the text at once. */
const SAVE_AFTER_MS = 500;
const NO_BYTES: PictureBytes = new Map();

/** `recipeId` is '' for a new recipe. */
export function toDraftId(userId: string, recipeId: string): string {
  return `${userId}|recipe:${recipeId || 'new'}`;
}

/** The unsaved text of an earlier visit. Local storage is newer after a kill, but has no pictures. */
export async function findDraft(
  id: string,
  userId: string,
): Promise<{ draft: RecipeDraft; bytes: PictureBytes } | undefined> {
  const stored = await writeOnDevice((device) => readRecipeDraft(device, { id, userId })).catch(
    () => undefined,
  );
  const noted = readTyped(id, RecipeDraft, stored?.draft.at ?? 0);
  if (!noted || noted.userId !== userId) return stored;
  const bytes = stored?.bytes ?? NO_BYTES;
  const pictures = noted.typed.pictures.filter(
    (one) => 'address' in one || one.type === '' || bytes.has(one.upload),
  );
  return { draft: { ...noted, typed: { ...noted.typed, pictures } }, bytes };
}

/** The draft that a visitor of this device wrote before they signed in. It becomes the member's. */
export async function takeVisitorDraft(
  userId: string,
  name: string,
): Promise<{ draft: RecipeDraft; bytes: PictureBytes } | undefined> {
  const visitor = { id: toDraftId('', name), userId: '' };
  const found = await findDraft(visitor.id, '');
  if (!found) return undefined;
  const draft = { ...found.draft, id: toDraftId(userId, name), userId };
  let isSaved = false;
  const box = openDraftBox((isKept) => {
    isSaved = isKept;
  });
  box.keep(draft, found.bytes);
  await box.flush();
  // A failed save shows itself at the next change.
  if (isSaved) await box.drop(visitor);
  return { draft, bytes: found.bytes };
}

/** Storage for the draft of an editor. `onSaved` receives false if the device cannot keep it. */
export function openDraftBox(onSaved: (isKept: boolean) => void) {
  let next: (() => Promise<unknown>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const work = next;
    next = undefined;
    // In order, so that an older draft never replaces a newer one.
    if (work) {
      saving = saving.then(work).then(
        () => onSaved(true),
        () => onSaved(false),
      );
    }
    return saving;
  };
  const soon = (work: () => Promise<unknown>) => {
    next = work;
    timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
  };

  return {
    keep: (draft: RecipeDraft, bytes: PictureBytes) => {
      saveTyped(draft.id, draft);
      soon(async () => {
        await writeEvicting((device) => saveRecipeDraft(device, draft, bytes));
        removeTyped(draft.id, draft.at);
      });
    },
    drop: (draft: Pick<RecipeDraft, 'id' | 'userId'>): Promise<void> => {
      removeTyped(draft.id);
      soon(() => writeOnDevice((device) => removeRecipeDraft(device, draft)));
      return flush();
    },
    flush,
  };
}
