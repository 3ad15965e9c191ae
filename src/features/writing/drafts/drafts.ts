import { readTyped, removeTyped, saveTyped } from '../../../browser/typed-note.ts';
import {
  Draft,
  type Picture,
  type PictureBytes,
  readDraft,
  removeDraft,
  saveDraft,
} from '../../../offline/community/draft-store.ts';
import { DeviceFailure, writeOnDevice } from '../../../offline/device/device.ts';
import { writeWithRoom } from '../../../offline/device/room.ts';
import { toNewId } from '../../../offline/outbox/ids.ts';

export type {
  Draft,
  Picture,
  PictureBytes,
  Written,
} from '../../../offline/community/draft-store.ts';

/** As one types; until then the words are noted apart. */
const SAVE_AFTER_MS = 500;

type DraftFound = { draft: Draft; bytes: PictureBytes };

export const NO_BYTES: PictureBytes = new Map();

/** `full`, `broken`: nothing that is typed can be kept at the moment. */
export type Keeping = 'kept' | 'full' | 'broken';

/** One for new posts, and one for each post that is edited; `editId` is '' for a new one. */
export function toDraftId(userId: string, editId: string): string {
  return `${userId}|${editId || 'new'}`;
}

/** For a post or a picture that is about to be. */
export function toFreshId(): string {
  return toNewId();
}

/** What was begun and not sent, and whether this device can keep what is written next. */
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

/** What was typed last, where the device has not taken it yet. A picture that came with it is not here: those before stay. */
function readNoted(id: string, kept: Draft | undefined): Draft | undefined {
  const noted = readTyped(id, Draft, kept?.at ?? 0);
  const before = kept?.written.pictures ?? noted?.base?.pictures ?? [];
  const isHere = (picture: Picture) =>
    'address' in picture || before.some((one) => 'upload' in one && one.upload === picture.upload);
  if (!noted || noted.written.pictures.every(isHere)) return noted;
  return { ...noted, written: { ...noted.written, pictures: before } };
}

async function keepNow(draft: Draft, bytes: PictureBytes | undefined): Promise<void> {
  await writeWithRoom((device) => saveDraft(device, draft, bytes));
  removeTyped(draft.id, draft.at);
}

/** Where one form keeps what is typed. `tell` hears whether that went well. */
export function openDraftBox(tell: (keeping: Keeping) => void) {
  let next: (() => Promise<void>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const work = next;
    next = undefined;
    if (!work) return saving;
    // One after the other: an older draft must not come last.
    saving = saving.then(() =>
      work().then(
        () => tell('kept'),
        (error) => tell(toKeeping(error)),
      ),
    );
    return saving;
  };
  const soon = (work: () => Promise<void>) => {
    next = work;
    // Counted from the first letter that is not kept, so that who types without a pause is kept too.
    timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
  };

  return {
    /** Notes this at once, and keeps it within half a second. */
    keep: (draft: Draft, bytes: PictureBytes) => {
      saveTyped(draft.id, draft);
      soon(() => keepNow(draft, bytes));
    },
    /** There is nothing worth keeping any more. */
    drop: ({ id, userId }: Pick<Draft, 'id' | 'userId'>) => {
      removeTyped(id);
      soon(async () => {
        await writeOnDevice((device) => removeDraft(device, { id, userId }));
      });
    },
    /** At once: somebody leaves, or it is about to be sent. */
    flush,
  };
}

function toKeeping(error: unknown): Keeping {
  return error instanceof DeviceFailure ? error.reason : 'broken';
}
