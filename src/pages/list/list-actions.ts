import type { Aisle } from '#contract/food/schema.ts';
import type { Need } from '#contract/list/schema.ts';
import * as changes from '#domain/list/changes.ts';
import type { ShownList } from '#domain/list/use-list.ts';
import { recipeQuery } from '#domain/recipe/queries.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { readSettings } from '#platform/settings.ts';
import * as listTexts from '#texts/list.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** The changes that the page makes to a list. A failure is shown in a notice. */
export interface ListActions {
  /** Resolves with true if it is stored. */
  tick: (line: ListLine, on: boolean) => Promise<boolean>;
  remove: (needs: readonly Need[]) => void;
  clearBought: () => void;
  setAisle: (line: ListLine, aisle: Aisle) => void;
  setAisleOrder: (aisles: readonly Aisle[]) => void;
  removeDish: (dish: changes.DishId) => void;
  rescaleDish: (recipeId: string, servings: number) => void;
  /** Resolves with the reason if it failed. */
  add: (typed: string) => Promise<string | undefined>;
}

/** Reading and scaling lines is a lot of code, which is needed once something is added. */
export const loadAdding = () => import('#domain/list/add-dish-dialog.tsx');

/** @param shown The list on the screen. A tick covers exactly these needs. */
export function toActions(shown: ShownList): ListActions {
  const rescale = async (recipeId: string, servings: number) => {
    const { value } = await queryClient.fetchQuery(recipeQuery(recipeId));
    const { rescaleDish } = await loadAdding();
    return rescaleDish(shown, value, servings, readSettings().units);
  };
  return {
    tick: async (line, on) => {
      const failure = await changes.tickLine(shown, line, on);
      if (failure !== undefined) showFailure(failure);
      return failure === undefined;
    },
    remove: (needs) => follow(changes.removeNeeds(shown, needs)),
    clearBought: () => follow(changes.clearBought(shown)),
    setAisle: (line, aisle) => follow(changes.setAisle(shown, line, aisle)),
    setAisleOrder: (aisles) => follow(changes.setAisleOrder(shown, aisles)),
    removeDish: (dish) => follow(changes.removeDish(shown, dish)),
    rescaleDish: (recipeId, servings) => follow(rescale(recipeId, servings)),
    add: async (typed) => (await loadAdding()).addText(shown.list?._id, typed),
  };
}

function showFailure(text: string): void {
  showNotice({ kind: 'error', text });
}

function follow(result: Promise<string | undefined>): void {
  result.then(
    (failure) => failure !== undefined && showFailure(failure),
    () => showFailure(listTexts.notChanged),
  );
}
