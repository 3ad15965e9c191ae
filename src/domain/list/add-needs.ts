import * as v from 'valibot';
import { NEED_NOTE_MAX, NEED_TEXT_MAX, NEED_UNIT_MAX } from '#contract/list/limits.ts';
import { type NeedSource, NewNeed } from '#contract/list/schema.ts';
import type { AddedNeed } from '#contract/list/writes.ts';
import { isOfCookbook } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toPortion } from '#knowledge/portions/portion.ts';
import type { Units } from '#knowledge/portions/unit-systems.ts';
import type { Plan } from '#knowledge/preparation.ts';
import { toLineKey } from '#knowledge/shopping/list-lines.ts';
import { toNextTick } from '#knowledge/shopping/next-tick.ts';
import { readLine } from '#knowledge/shopping/read-line.ts';
import { splitFoods } from '#knowledge/shopping/split-foods.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { type DishId, listNeedsOfDish, toParts, toRemovals, toTickWrites } from './changes.ts';
import { changeList, type ListCommand } from './send.ts';
import type { ShownList } from './use-list.ts';

const NO_SWAPS: Plan['swapped'] = new Set();

/** Adds typed text, each of its items as a need. All functions here resolve with an error text, or undefined. */
export function addText(listId: string | undefined, text: string): Promise<string | undefined> {
  return addLines(listId, splitFoods(text), undefined);
}

/** Adds lines of a dish exactly as they are shown. */
export function addDish(
  listId: string | undefined,
  from: NeedSource,
  lines: readonly string[],
): Promise<string | undefined> {
  return addLines(listId, lines, from);
}

export function toDishId(id: string): DishId {
  return isOfCookbook(id) ? { cookbookId: id } : { recipeId: id };
}

/** The ingredient lines of a recipe with its servings, swaps and units: "2 tbsp soy sauce". */
export function toDishLines(recipe: Recipe, plan: Plan, units?: Units): string[] {
  return toPortion(recipe, plan, units).lines.map(({ amount, name }) => `${amount} ${name}`.trim());
}

/**
 * Replaces the needs of a dish by those for other servings. Ingredients that were removed before stay removed. Bought
 * needs stay bought if food, unit and amount are equal.
 */
export function rescaleDish(
  { list, state }: Pick<ShownList, 'list' | 'state'>,
  recipe: Recipe,
  servings: number,
  units?: Units,
): Promise<string | undefined> {
  const old = listNeedsOfDish(state, toDishId(recipe._id));
  const lines = toDishLines(recipe, { servings, swapped: NO_SWAPS }, units);
  const known = new Set(lines.map(toKey));
  // A dish that was added twice has two needs for each line.
  const wanted = new Map(old.map((need) => [toLineKey(need), need]));
  const kept = lines.filter((line) => wanted.has(toKey(line)));
  const others = [...wanted].flatMap(([key, { text, from }]) =>
    known.has(key) ? [] : [scaleLine(text, from?.servings ?? servings, recipe, servings)],
  );
  const source = { ...toDishId(recipe._id), title: old[0]?.from?.title ?? recipe.title, servings };
  const at = new Date().toISOString();
  const added = [...kept, ...others].map((line) => toNeed(line, source, at));
  const bought = old.filter(({ _id }) => state.ticks.get(_id)?.ticked === true);
  const ticks = added.flatMap((need) => {
    const match = bought.findIndex(
      (one) =>
        toLineKey(one) === toLineKey(need) && one.unit === need.unit && one.amount === need.amount,
    );
    if (match < 0) return [];
    bought.splice(match, 1);
    return [toNextTick(state, need._id, true)];
  });
  const needIds = old.map(({ _id }) => _id);
  return changeList(list?._id, (listId) => [
    ...toRemovals(listId, needIds),
    ...toAdditions(listId, added),
    ...toTickWrites(listId, ticks),
  ]);
}

/** Scales a line that the recipe does not have in this form, such as a swapped ingredient. */
function scaleLine(text: string, written: number, recipe: Recipe, servings: number): string {
  const alone = { ...recipe, ingredients: [text], instructions: [], servings: written };
  return toDishLines(alone, { servings, swapped: NO_SWAPS })[0] ?? text;
}

async function addLines(
  listId: string | undefined,
  lines: readonly string[],
  from: NeedSource | undefined,
): Promise<string | undefined> {
  const at = new Date().toISOString();
  const needs = lines.map((line) => toNeed(line, from, at));
  for (const need of needs) {
    const checked = v.safeParse(NewNeed, need);
    if (!checked.success) return checked.issues[0].message;
  }
  return changeList(listId, (id) => toAdditions(id, needs));
}

export function toAdditions(listId: string, needs: readonly AddedNeed[]): readonly ListCommand[] {
  return toParts(needs).map((part) => ({ op: 'need.add', listId, needs: part }));
}

/** All needs that are added together get the same `at`, which distinguishes two additions of a dish. */
function toNeed(line: string, from: NeedSource | undefined, at: string): AddedNeed {
  const { food, amount, unit = '', note = '' } = readLine(line);
  // A dish may have a longer line than people may type.
  const text = from ? line.trim().slice(0, NEED_TEXT_MAX) : line.trim();
  return {
    _id: toNewId(),
    text,
    ...(food && { foodId: food.id }),
    ...(amount !== undefined && { amount }),
    ...(unit !== '' && { unit: unit.slice(0, NEED_UNIT_MAX) }),
    ...(note !== '' && { note: note.slice(0, NEED_NOTE_MAX) }),
    ...(from && { from }),
    at,
  };
}

function toKey(line: string): string {
  const { food } = readLine(line);
  return toLineKey({ text: line, ...(food && { foodId: food.id }) });
}
