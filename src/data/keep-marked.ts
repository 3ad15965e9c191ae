import type { OwnUser } from '../../contract/user.ts';
import { pinRecipes } from '../offline/pins.ts';
import { keepWanted } from './keep-recipe.ts';
import { lookFor } from './kept-here.ts';
import { askToPersist } from './persistence.ts';
import { queryClient } from './query-client.ts';
import { allRecipesQuery } from './recipes.ts';

let turn = Promise.resolve();

/**
 * Brings what a member saved and likes onto the device, pinned, with its pictures. Without a network it is pinned at least,
 * and fetched at the next occasion. One at a time: the last word counts.
 */
export function keepMarked(me: OwnUser): Promise<void> {
  turn = turn.then(() => keep(me)).catch(() => undefined);
  return turn;
}

/** Signed out: what was kept for this member may be evicted. */
export async function letGoOf(userId: string): Promise<void> {
  await pinRecipes(userId, 'saved', []);
  await pinRecipes(userId, 'favorite', []);
}

async function keep(me: OwnUser): Promise<void> {
  const { value } = await queryClient.fetchQuery(allRecipesQuery());
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
