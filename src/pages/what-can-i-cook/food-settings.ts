import { readLine } from '#knowledge/shopping/read-line.ts';
import { splitFoods } from '#knowledge/shopping/split-foods.ts';
import { readSettings, saveSettings } from '#platform/settings.ts';
import * as shoppingTexts from '#texts/shopping.ts';

/** Adds the foods of a typed or pasted text. Resolves with the reason if one of them is unknown, and then adds none. */
export function addFoods(typed: string): Promise<string | undefined> {
  const items = splitFoods(typed).map((item) => ({ item, food: readLine(item).food }));
  const unknown = items.find(({ food }) => food === undefined);
  if (unknown) return Promise.resolve(shoppingTexts.unknownFood(unknown.item));
  addFoodIds(items.flatMap(({ food }) => food?.id ?? []));
  return Promise.resolve(undefined);
}

export function addFoodIds(ids: readonly string[]): void {
  // The food that was named last comes first.
  saveSettings({ foodsAtHand: [...new Set([...ids, ...readSettings().foodsAtHand])] });
}

export function removeFoodId(id: string): void {
  saveSettings({ foodsAtHand: readSettings().foodsAtHand.filter((one) => one !== id) });
}
