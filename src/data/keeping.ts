import { keptTexts } from '../../contract/kept-texts.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { type OwnUser, OwnUserAnswer } from '../../contract/user.ts';
import { toLaid } from '../offline/overlay/laid.ts';
import { overlayMe } from '../offline/overlay/marks.ts';
import { isDevice, wish } from './outbox.ts';
import { callApi } from './send.ts';
import { mergeUser, readSession, type Session, useSession } from './session.ts';
import { useOfWaiting, type useWaiting } from './waiting.ts';

export type Mark = 'favorite' | 'saved';
export type Marked = Pick<Recipe, '_id' | 'recipe_name'>;

const MARKS = {
  favorite: {
    op: 'favorite.set',
    list: 'favorites',
    toAll: apiPaths.favorites,
    toOne: apiPaths.favorite,
    fallback: keptTexts.favoriteFailed,
  },
  saved: {
    op: 'saved.set',
    list: 'savedRecipes',
    toAll: apiPaths.savedRecipes,
    toOne: apiPaths.savedRecipe,
    fallback: keptTexts.saveRecipeFailed,
  },
} as const;

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
  const next = overlayMe(session.user, toLaid(waiting, session.askedAt));
  const me = known && JSON.stringify(known.me) === JSON.stringify(next) ? known.me : next;
  known = { session, waiting, me };
  return me;
}

export function isMarked(me: OwnUser, mark: Mark, { recipe_name }: Marked): boolean {
  return me[MARKS[mark].list].includes(recipe_name);
}

/**
 * Makes a recipe a favourite, or saves it, or takes that back: at once and also with no network. Throws where it could
 * neither be kept on the device nor sent.
 */
export async function setMark(mark: Mark, { recipe_name }: Marked, on: boolean): Promise<void> {
  const session = readSession();
  if (!session) return;
  const { op, list } = MARKS[mark];
  const was = session.user[list].includes(recipe_name);
  try {
    await wish({ op, recipeName: recipe_name, on }, { userId: session.user.id, was });
  } catch (error) {
    // A device that stores nothing can still ask the server.
    if (!isDevice(error)) throw error;
    await send(mark, recipe_name, on);
  }
}

async function send(mark: Mark, recipeName: string, on: boolean): Promise<void> {
  const { toAll, toOne, fallback } = MARKS[mark];
  const askedAt = Date.now();
  const call = on
    ? ({ method: 'POST', json: { recipeName }, fallback } as const)
    : ({ method: 'DELETE', fallback } as const);
  const { user } = await callApi(on ? toAll : toOne(recipeName), OwnUserAnswer, call);
  mergeUser(user, askedAt);
}
