import type { CookbookFields } from '#contract/cookbook/writes.ts';
import { OUTBOX_ROWS_MAX } from '#contract/device/outbox.ts';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import type { Submission } from '#offline/outbox/enqueue.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { readPicture } from '#platform/pictures/picked-picture.ts';
import { type CookbookCommand, changeOwnCookbook } from '../visitor.ts';
import type { RecipeDraft } from './recipe-draft.ts';

/** Recipes that are stored in one step. */
const AT_ONCE = 25;
/** Room that an import leaves in the outbox for other writes. */
const LEFT_FREE = 50;

interface StoredRecipes {
  count: number;
  /** Why the rest was not stored. */
  failure?: string;
}

/**
 * Stores many drafts as private recipes. A large import fills the outbox, which takes a limited number of writes, and
 * then waits until some are sent. `signal` stops it between two steps; recipes that are stored stay.
 */
export async function storeRecipes(
  drafts: readonly RecipeDraft[],
  onProgress: (stored: number) => void,
  signal: AbortSignal,
): Promise<StoredRecipes> {
  const userId = readViewerId();
  let count = 0;
  try {
    if (userId === '') {
      await changeOwnCookbook(drafts.map((draft) => toCommand(draft)));
      return { count: drafts.length };
    }
    while (count < drafts.length) {
      if (!(await waitForRoom(userId, signal))) break;
      const part = drafts.slice(count, count + AT_ONCE);
      const writes: Submission[] = [];
      // One after the other, because phones lack the memory for many pictures at once.
      for (const draft of part) writes.push(...(await toWrites(draft)));
      await submit(writes);
      count += part.length;
      onProgress(count);
    }
    return { count };
  } catch (error) {
    return { count, failure: toWriteFailure(error, 'cookbook.create') };
  }
}

function toCommand({ text }: RecipeDraft, images: CookbookFields['images'] = []) {
  const command: CookbookCommand = {
    op: 'cookbook.create',
    recipeId: toNewId(),
    recipe: { ...text, images },
  };
  return command;
}

/** A recipe, after the upload of its picture. A picture that cannot be read is left out. */
async function toWrites(draft: RecipeDraft): Promise<Submission[]> {
  const ready = draft.picture && (await readPicture(draft.picture).catch(() => undefined));
  if (!ready) return [{ command: toCommand(draft) }];
  const upload = toNewId();
  const { type, name, bytes } = ready;
  return [
    { command: { op: 'image.upload', uploadId: upload, type, name }, bytes },
    { command: toCommand(draft, [{ url: { upload }, alt: '' }]) },
  ];
}

/** Resolves to false if it was cancelled. */
async function waitForRoom(userId: string, signal: AbortSignal): Promise<boolean> {
  const { readOwnRows, observe } = await loadOutbox();
  const hasRoom = async () =>
    (await readOwnRows(userId)).length <= OUTBOX_ROWS_MAX - LEFT_FREE - 2 * AT_ONCE;
  if (signal.aborted) return false;
  if (await hasRoom()) return true;
  return new Promise((resolve, reject) => {
    const settle = (isFree: boolean) => {
      stop();
      signal.removeEventListener('abort', cancel);
      resolve(isFree);
    };
    const cancel = () => settle(false);
    signal.addEventListener('abort', cancel);
    const stop = observe(() => {
      hasRoom().then((isFree) => isFree && settle(true), reject);
    });
  });
}
