import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { overlayCookbook } from '#domain/overlay/cookbook.ts';
import { listPendingWrites } from '#domain/overlay/pending.ts';
import { type OwnRecipe, toOwnRecipe } from '#knowledge/cookbook/own-recipe.ts';
import { type Answer, toNetworkAnswer } from '#offline/network/answer.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { readSession } from '#platform/session.ts';
import { cookbookQuery, sharedQuery } from './queries.ts';

// One file for all that pages of dishes load of the cookbook.
export { copyDish } from './make-mine.ts';

/** A recipe of the cookbook for the cooking view, with the writes that still wait. */
export async function fetchOwnRecipe(recipeId: string): Promise<Answer<OwnRecipe>> {
  const answer = (await findOwn(recipeId)) ?? (await fetchShared(recipeId));
  return { ...answer, value: toOwnRecipe(answer.value) };
}

async function findOwn(recipeId: string): Promise<Answer<CookbookRecipe> | undefined> {
  const user = readSession()?.user;
  const cookbook = await queryClient
    .fetchQuery(cookbookQuery(user?.id ?? ''))
    // A recipe that waits to be created is in the outbox only.
    .catch(() => toNetworkAnswer(undefined, 0));
  const views = (cookbook.value?.recipes ?? []).map((recipe) => ({ recipe }));
  const pending = user ? await readPending(user.id, cookbook.askedAt) : [];
  const me = user ?? { id: '', name: '' };
  const found = overlayCookbook(views, pending, me).find(({ recipe }) => recipe._id === recipeId);
  return found && { ...cookbook, value: found.recipe };
}

async function readPending(userId: string, askedAt: number) {
  const { readOwnReceipts, readOwnRows } = await loadOutbox();
  const [rows, receipts] = await Promise.all([readOwnRows(userId), readOwnReceipts(userId)]);
  return listPendingWrites({ rows, receipts }, askedAt);
}

async function fetchShared(recipeId: string): Promise<Answer<CookbookRecipe>> {
  return queryClient.fetchQuery(sharedQuery(readSession()?.user.id ?? '', recipeId));
}
