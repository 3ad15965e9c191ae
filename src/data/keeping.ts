import type { Recipe } from '../../contract/recipe.ts';
import type { OwnUser } from '../../contract/user.ts';
import type { Command } from '../../contract/writes/all.ts';
import { type Session, useSession } from '../browser/session.ts';
import { overlayMe } from '../writes/overlay/me.ts';
import { listPendingWrites } from '../writes/overlay/pending.ts';
import { submit } from './outbox/submit.ts';
import { useOfWaiting, type useWaiting } from './outbox/waiting.ts';

export type Mark = 'favorite' | 'saved';
export type Marked = Pick<Recipe, '_id' | 'recipe_name'>;

const LISTS = { favorite: 'favorites', saved: 'savedRecipes' } as const;

/** Who is signed in, as they will be: what waits to be sent is laid over what the server said. */
export function useMe(): OwnUser | undefined {
  const session = useSession();
  return useOfWaiting((waiting) => session && toMe(session, waiting));
}

/** Whether a recipe is marked so; of the many hearts on a page only the one that changed is drawn anew. */
export function useIsMarked(mark: Mark, recipe: Marked): boolean {
  const session = useSession();
  return useOfWaiting(
    (waiting) => session !== undefined && isMarked(toMe(session, waiting), mark, recipe),
  );
}

type Waiting = ReturnType<typeof useWaiting>;

let known: { session: Session; waiting: Waiting; me: OwnUser } | undefined;

/** Laid over once for all who ask, and the same object as long as nothing about them changes. */
function toMe(session: Session, waiting: Waiting): OwnUser {
  // Somebody else may have signed in a moment ago: what waits for the one before is not theirs.
  if (waiting.userId !== session.user.id) return session.user;
  if (known?.session === session && known.waiting === waiting) return known.me;
  const next = overlayMe(session.user, listPendingWrites(waiting, session.askedAt));
  const me = known && JSON.stringify(known.me) === JSON.stringify(next) ? known.me : next;
  known = { session, waiting, me };
  return me;
}

export function isMarked(me: OwnUser, mark: Mark, { recipe_name }: Marked): boolean {
  return me[LISTS[mark]].includes(recipe_name);
}

/** Marks a recipe or no longer. Rejects where that could neither be stored on the device nor sent. */
export async function setMark(mark: Mark, recipe: Marked, on: boolean): Promise<void> {
  await submit([{ command: toMarkCommand(mark, recipe, on) }]);
}

export function toMarkCommand(mark: Mark, { recipe_name }: Marked, on: boolean): Command {
  return { op: mark === 'saved' ? 'saved.set' : 'favorite.set', recipeName: recipe_name, on };
}
