import type { Aisle } from '#contract/food/schema.ts';
import { NEEDS_AT_ONCE_MAX } from '#contract/list/limits.ts';
import type { Need, NewTick } from '#contract/list/schema.ts';
import { type ListState, listLiving } from '#contract/list/state.ts';
import type { CommandOf } from '#contract/writes.ts';
import { toWriteFailure } from '#domain/outbox/submit.ts';
import { offerUndo, submitUndoable } from '#domain/outbox/undo.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import { toNextTick } from '#knowledge/shopping/next-tick.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import * as listTexts from '#texts/list.ts';
import { changeList } from './send.ts';
import type { ShownList } from './use-list.ts';
import { changeOwnList, undoOwnRemoval } from './visitor.ts';

type Changed = Pick<ShownList, 'list' | 'state'>;
type Result = Promise<string | undefined>;

/** Ticks exactly the needs of this line. All functions here resolve with an error text, or undefined. */
export function tickLine(
  { list, state }: Changed,
  line: Pick<ListLine, 'needs'>,
  on: boolean,
): Result {
  const ticks = line.needs.map(({ _id }) => toNextTick(state, _id, on));
  return changeList(list?._id, (listId) => toTickWrites(listId, ticks));
}

export function toTickWrites(
  listId: string,
  ticks: readonly NewTick[],
): readonly CommandOf<'tick.set'>[] {
  return toParts(ticks).map((part) => ({ op: 'tick.set', listId, ticks: part }));
}

/** Removes needs and offers to undo it. */
export function removeNeeds({ list }: Changed, needs: readonly Pick<Need, '_id'>[]): Result {
  return remove(list?._id, needs, listTexts.removed);
}

/** Removes everything that was bought and offers to undo it. */
export function clearBought({ list, state }: Changed): Result {
  const bought = listLiving(state).filter(({ _id }) => state.ticks.get(_id)?.ticked === true);
  return remove(list?._id, bought, listTexts.cleared);
}

/** Removes exactly the needs of a dish and offers to undo it. */
export function removeDish({ list, state }: Changed, dish: DishId): Result {
  return remove(list?._id, listNeedsOfDish(state, dish), listTexts.removed);
}

export type DishId = Pick<NonNullable<Need['from']>, 'recipeId' | 'cookbookId'>;

export function listNeedsOfDish(state: ListState, { recipeId, cookbookId }: DishId): Need[] {
  return listLiving(state).filter(
    ({ from }) => from && from.recipeId === recipeId && from.cookbookId === cookbookId,
  );
}

/** Files the food of a line, or its text, under an aisle of this list. */
export function setAisle({ list }: Changed, line: ListLine, aisle: Aisle): Result {
  const thing = line.food ? { food: line.food.id } : { text: line.needs[0]?.text ?? line.name };
  return changeList(list?._id, (listId) => [{ op: 'aisle.set', listId, ...thing, aisle }]);
}

export function setAisleOrder({ list }: Changed, aisles: readonly Aisle[]): Result {
  return changeList(list?._id, (listId) => [
    { op: 'aisle-order.set', listId, aisles: [...aisles] },
  ]);
}

async function remove(
  listId: string | undefined,
  needs: readonly Pick<Need, '_id'>[],
  text: string,
): Result {
  const needIds = needs.map(({ _id }) => _id);
  const count = needIds.length;
  if (listId === undefined || needIds.length === 0) return undefined;
  const commands = toRemovals(listId, needIds);
  try {
    if (readViewerId() === '') {
      await changeOwnList(commands);
      offerUndo(text, { count, undo: () => undoOwnRemoval(needIds), end: async () => undefined });
      return undefined;
    }
    const parts: NonNullable<Awaited<ReturnType<typeof submitUndoable>>>[] = [];
    for (const command of commands) {
      const part = await submitUndoable(command);
      if (part) parts.push(part);
    }
    if (parts.length > 0) {
      offerUndo(text, {
        count,
        undo: async () => (await Promise.all(parts.map(({ undo }) => undo()))).every(Boolean),
        end: async () => void (await Promise.all(parts.map(({ end }) => end()))),
      });
    }
    return undefined;
  } catch (error) {
    return toWriteFailure(error, 'need.remove');
  }
}

export function toRemovals(
  listId: string,
  needIds: readonly string[],
): readonly CommandOf<'need.remove'>[] {
  return toParts(needIds).map((part) => ({ op: 'need.remove', listId, needIds: part }));
}

/** Splits items into as many requests as they need. */
export function toParts<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / NEEDS_AT_ONCE_MAX);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * NEEDS_AT_ONCE_MAX, (at + 1) * NEEDS_AT_ONCE_MAX),
  );
}
