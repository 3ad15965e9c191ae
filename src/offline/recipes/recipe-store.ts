import * as v from 'valibot';
import { findFamily, toCuisineId } from '#contract/recipe/catalogue.ts';
import { Recipe } from '#contract/recipe/schema.ts';
import type { Device } from '../device/database.ts';
import { onDevice } from '../device/device.ts';
import { saveCopy } from '../device/write-evicting.ts';
import { pinOpened, readPinned } from './pins.ts';

/**
 * A stored recipe: the body as received, with copies of the indexed fields. `cuisine` is the id, `seenAt` the last time
 * the recipe was opened, `bytes` the length of its text. Times are milliseconds since 1970.
 */
const RecipeRow = v.object({
  _id: v.string(),
  recipe_name: v.string(),
  cuisine: v.string(),
  recipe: Recipe,
  etag: v.nullable(v.string()),
  fetchedAt: v.number(),
  seenAt: v.number(),
  /** The time at which the server reported that this pinned recipe is gone. */
  goneAt: v.nullable(v.number()),
});
export type StoredRecipe = v.InferOutput<typeof RecipeRow>;

const memoryCache = new WeakMap<
  Device,
  { revision: number; count: number; recipes: readonly Recipe[] }
>();
/** Counts changes inside their transactions, so a read that starts afterwards waits for the transaction's end. */
let edition = 0;

export interface Fetched {
  fetchedAt: number;
  etag: string | null;
}

export function readRecipe(id: string): Promise<StoredRecipe | undefined> {
  return onDevice(async (device) => toStoredRecipe(await device.recipes.get(id)), undefined);
}

export function saveRecipe(recipe: Recipe, fetched: Fetched): Promise<boolean> {
  return saveCopy(
    (device) =>
      device.transaction('rw', device.recipes, () =>
        putRecipes(device, [recipe], fetched.fetchedAt, fetched.etag),
      ),
    false,
    fetched.fetchedAt,
  );
}

/** Resolves to true if any stored text changed. */
export function saveRecipes(recipes: Recipe[], fetchedAt: number): Promise<boolean> {
  return saveCopy(
    (device) =>
      device.transaction('rw', device.recipes, () => putRecipes(device, recipes, fetchedAt, null)),
    false,
    fetchedAt,
  );
}

/** Records that the server confirmed the copy. */
export function saveRecipeChecked(id: string, fetchedAt: number): Promise<void> {
  return onDevice(
    (device) =>
      device.transaction('rw', device.recipes, async () => {
        const row = toStoredRecipe(await device.recipes.get(id));
        if (row) await device.recipes.put({ ...row, fetchedAt, goneAt: null });
      }),
    undefined,
  );
}

/** Pins an opened recipe for a day and marks it as recently used. */
export function saveOpened(id: string, now: number): Promise<void> {
  return onDevice(
    (device) =>
      device.transaction('rw', device.recipes, device.pins, () => pinOpened(device, id, now)),
    undefined,
  );
}

/**
 * Removes a recipe that the server no longer has. One that is saved or being cooked stays and is marked as gone.
 * Resolves to true if it stayed.
 */
export function removeRecipe(id: string, goneAt: number): Promise<boolean> {
  return onDevice(
    (device) =>
      device.transaction('rw', device.recipes, device.pins, device.cookSessions, async () => {
        const row = toStoredRecipe(await device.recipes.get(id));
        return removeUnlessPinned(device, row, await readPinned(device), id, goneAt);
      }),
    false,
  );
}

async function removeUnlessPinned(
  device: Device,
  row: StoredRecipe | undefined,
  pinned: ReadonlySet<string>,
  id: string,
  goneAt: number,
): Promise<boolean> {
  if (row && pinned.has(id)) {
    await device.recipes.put({ ...row, goneAt: row.goneAt ?? goneAt });
    return true;
  }
  edition += 1;
  await device.recipes.delete(id);
  return false;
}

/**
 * Removes, or marks as gone, all recipes that are not in the collection that the server sent or confirmed. Resolves to
 * true if any was removed. Call it in a transaction.
 */
export async function removeAllExcept(
  device: Device,
  ids: readonly string[],
  fetchedAt: number,
): Promise<boolean> {
  // An empty collection means a broken server, so keep the stored recipes.
  if (ids.length === 0) return false;
  const wanted = new Set(ids);
  const left = (await device.recipes.toCollection().primaryKeys()).filter((id) => !wanted.has(id));
  if (left.length === 0) return false;
  const pinned = await readPinned(device);
  let removed = false;
  for (const id of left) {
    const row = toStoredRecipe(await device.recipes.get(id));
    if (row && isNewer(row.fetchedAt, fetchedAt)) continue;
    const kept = await removeUnlessPinned(device, row, pinned, id, fetchedAt);
    removed ||= !kept;
  }
  return removed;
}

/**
 * All stored recipes in the collection's order. They are cached in memory until one changes: validating a thousand
 * recipes takes 0.1 s, and every list built on the device needs them.
 */
export function readRecipes(): Promise<readonly Recipe[]> {
  return onDevice(async (device) => {
    const kept = memoryCache.get(device);
    // Another page or worker, or an eviction, may have removed some.
    const isSame = kept?.revision === edition && kept.count === (await device.recipes.count());
    if (isSame) return kept.recipes;
    const begun = edition;
    const rows = await device.recipes.toArray();
    const recipes = toRecipes(rows);
    memoryCache.set(device, { revision: begun, count: rows.length, recipes });
    return recipes;
  }, []);
}

/** The stored recipes of a cuisine or a family of cuisines, by id or name, in the collection's order. */
export function readRecipesOfCuisine(cuisine: string): Promise<Recipe[]> {
  const ids = [cuisine, ...(findFamily(cuisine)?.cuisines ?? [])].map(toCuisineId);
  return onDevice(
    async (device) => toRecipes(await device.recipes.where('cuisine').anyOf(ids).toArray()),
    [],
  );
}

/** Stores newer texts and resolves to true if any text changed. Call it in a transaction. */
export async function putRecipes(
  device: Device,
  recipes: Recipe[],
  fetchedAt: number,
  etag: string | null,
): Promise<boolean> {
  const before = await device.recipes.bulkGet(recipes.map((recipe) => recipe._id));
  let changed = false;
  const rows: (StoredRecipe & { bytes: number })[] = [];
  for (const [index, recipe] of recipes.entries()) {
    const old = toStoredRecipe(before[index]);
    if (old && isNewer(old.fetchedAt, fetchedAt)) continue;
    const text = JSON.stringify(recipe);
    const same = old !== undefined && JSON.stringify(old.recipe) === text;
    changed ||= !same;
    rows.push({
      _id: recipe._id,
      recipe_name: recipe.recipe_name,
      cuisine: toCuisineId(recipe.cuisine),
      recipe,
      // A single recipe's validator remains valid only while the text is unchanged.
      etag: etag ?? (same ? old.etag : null),
      fetchedAt,
      seenAt: old?.seenAt ?? fetchedAt,
      bytes: text.length,
      goneAt: null,
    });
  }
  if (changed) edition += 1;
  await device.recipes.bulkPut(rows);
  return changed;
}

/**
 * A slow, older response must not replace a newer one. A stored time in the future comes from a wrong clock and does
 * not count, because it would block all updates until then.
 */
export function isNewer(storedAt: number, fetchedAt: number): boolean {
  return storedAt > fetchedAt && storedAt <= Date.now();
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function toStoredRecipe(row: unknown): StoredRecipe | undefined {
  return v.is(RecipeRow, row) ? row : undefined;
}

function toRecipes(rows: unknown[]): Recipe[] {
  return rows
    .map(toStoredRecipe)
    .filter((row) => row !== undefined)
    .map((row) => row.recipe)
    .toSorted(byCollectionOrder);
}

/** The server's order of lists: by `order`, then by name and id, compared by code unit. */
export function byCollectionOrder(a: Recipe, b: Recipe): number {
  const order = (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);
  return order || compare(a.recipe_name, b.recipe_name) || compare(a._id, b._id);
}
