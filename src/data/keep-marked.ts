import type { OwnUser } from '../../contract/user.ts';
import { askToPersist } from '../browser/persistence.ts';
import { readSession } from '../browser/session.ts';
import { pinRecipes } from '../offline/pins.ts';
import { keepWanted } from './keep-recipe.ts';
import { lookFor } from './kept-here.ts';
import { queryClient } from './query-client.ts';
import { allRecipesQuery } from './recipes.ts';

let turn = Promise.resolve();

/**
 * Brings what a member saved and likes onto the device, pinned, with its pictures. What cannot be had now is fetched at the next
 * occasion. One at a time: the last word counts.
 */
export function keepMarked(me: OwnUser): Promise<void> {
  turn = turn.then(() => keep(me)).catch(() => undefined);
  return turn;
}

/** Signed out: what was kept for this member may be evicted. */
export async function letGoOf(userId: string): Promise<void> {
  await unpin(userId);
  // Again behind what was being kept just now: it may have pinned meanwhile.
  turn = turn.then(() => unpin(userId)).catch(() => undefined);
}

async function unpin(userId: string): Promise<void> {
  await pinRecipes(userId, 'saved', []);
  await pinRecipes(userId, 'favorite', []);
}

async function keep(me: OwnUser): Promise<void> {
  const { value, isPartial } = await queryClient.fetchQuery(allRecipesQuery());
  // A list with gaps would take pins away; and nobody pins for who has left.
  if (isPartial || readSession()?.user.id !== me.id) return;
  // Favourites and saved recipes are names (specification 3); two dishes of one name are both kept.
  const toIds = (names: readonly string[]) =>
    value.flatMap((recipe) => (names.includes(recipe.recipe_name) ? recipe._id : []));
  const saved = toIds(me.savedRecipes);
  const favorites = toIds(me.favorites);
  await pinRecipes(me.id, 'saved', saved);
  await pinRecipes(me.id, 'favorite', favorites);
  if (saved.length > 0) void askToPersist();
  await keepWanted();
  await lookFor([...saved, ...favorites]);
}
