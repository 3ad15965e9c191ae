import {
  Draft,
  type Picture,
  type PictureBytes,
  readDraft,
  removeDraft,
  saveDraft,
} from '#offline/community/draft-store.ts';
import { DeviceFailure, writeOnDevice } from '#offline/device/device.ts';
import { writeEvicting } from '#offline/device/write-evicting.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { readTyped, removeTyped, saveTyped } from '#platform/typed-note.ts';

export type {
  Draft,
  Picture,
  PictureBytes,
  Written,
} from '#offline/community/draft-store.ts';

/** Debounce while the user types. Until it fires, `saveTyped` stores the text synchronously. */
const SAVE_AFTER_MS = 500;

type DraftFound = { draft: Draft; bytes: PictureBytes };

export const NO_BYTES: PictureBytes = new Map();

/** `full`, `broken`: the device currently cannot store drafts. */
export type Keeping = 'kept' | 'full' | 'broken';

/** One draft for new posts and one for each edited post. `editId` is '' for a new post. */
export function toDraftId(userId: string, editId: string): string {
  return `${userId}|${editId || 'new'}`;
}

/** Id of a new post or picture. */
export function toFreshId(): string {
  return toNewId();
}

/** The unsent draft, if there is one, and whether this device can store drafts. */
export async function findDraft(
  userId: string,
  editId: string,
): Promise<{ found: DraftFound | undefined; keeping: Keeping }> {
  const id = toDraftId(userId, editId);
  const read = () => writeOnDevice((device) => readDraft(device, { id, userId }));
  let found: DraftFound | undefined;
  try {
    found = await read();
    const noted = readNoted(id, found?.draft);
    if (!noted) return { found, keeping: 'kept' };
    found = { draft: noted, bytes: found?.bytes ?? NO_BYTES };
    await keepNow(noted, undefined);
    return { found: await read(), keeping: 'kept' };
  } catch (error) {
    const draft = found?.draft ?? readNoted(id, undefined);
    return {
      found: draft && { draft, bytes: found?.bytes ?? NO_BYTES },
      keeping: toKeeping(error),
    };
  }
}

/** Text that the device has not stored yet. Its new pictures are lost, so the previous pictures stay. */
function readNoted(id: string, kept: Draft | undefined): Draft | undefined {
  const noted = readTyped(id, Draft, kept?.at ?? 0);
  const before = kept?.written.pictures ?? noted?.base?.pictures ?? [];
  const isAvailable = (picture: Picture) =>
    'address' in picture || before.some((one) => 'upload' in one && one.upload === picture.upload);
  if (!noted || noted.written.pictures.every(isAvailable)) return noted;
  return { ...noted, written: { ...noted.written, pictures: before } };
}

async function keepNow(draft: Draft, bytes: PictureBytes | undefined): Promise<void> {
  await writeEvicting((device) => saveDraft(device, draft, bytes));
  removeTyped(draft.id, draft.at);
}

/** Storage for the draft of a form. `onSaved` receives the result of each save. */
export function openDraftBox(onSaved: (keeping: Keeping) => void) {
  let next: (() => Promise<void>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const work = next;
    next = undefined;
    if (!work) return saving;
    // Sequential, so that an older draft never overwrites a newer one.
    saving = saving.then(() =>
      work().then(
        () => onSaved('kept'),
        (error) => onSaved(toKeeping(error)),
      ),
    );
    return saving;
  };
  const soon = (work: () => Promise<void>) => {
    next = work;
    // Not debounced: the timer runs from the first unsaved letter, so text is also saved while the user types without a
    // pause.
    timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
  };

  return {
    /** Stores the text synchronously and the whole draft within half a second. */
    keep: (draft: Draft, bytes: PictureBytes) => {
      saveTyped(draft.id, draft);
      soon(() => keepNow(draft, bytes));
    },
    /** Removes the draft. */
    drop: ({ id, userId }: Pick<Draft, 'id' | 'userId'>) => {
      removeTyped(id);
      soon(async () => {
        await writeOnDevice((device) => removeDraft(device, { id, userId }));
      });
    },
    /** Saves at once, before the page closes or the post is sent. */
    flush,
  };
}

function toKeeping(error: unknown): Keeping {
  return error instanceof DeviceFailure ? error.reason : 'broken';
}
