import { OUTBOX_ROWS_MAX } from '#contract/device/outbox.ts';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
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
  const commands = drafts.map(({ text }): CookbookCommand & { op: 'cookbook.create' } => ({
    op: 'cookbook.create',
    recipeId: toNewId(),
    recipe: { ...text, images: [] },
  }));
  const userId = readViewerId();
  let count = 0;
  try {
    if (userId === '') {
      await changeOwnCookbook(commands);
      return { count: commands.length };
    }
    while (count < commands.length) {
      if (!(await waitForRoom(userId, signal))) break;
      const part = commands.slice(count, count + AT_ONCE);
      await submit(part.map((command) => ({ command })));
      count += part.length;
      onProgress(count);
    }
    return { count };
  } catch (error) {
    return { count, failure: toWriteFailure(error, 'cookbook.create') };
  }
}

/** Resolves to false if it was cancelled. */
async function waitForRoom(userId: string, signal: AbortSignal): Promise<boolean> {
  const { readOwnRows, observe } = await loadOutbox();
  const hasRoom = async () =>
    (await readOwnRows(userId)).length <= OUTBOX_ROWS_MAX - LEFT_FREE - AT_ONCE;
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
