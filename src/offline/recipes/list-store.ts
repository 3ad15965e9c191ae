import * as v from 'valibot';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { listRecipes } from '#contract/recipe/endpoints.ts';
import { CuisineNames, type Recipe, RecipePage } from '#contract/recipe/schema.ts';
import type { Device } from '../device/database.ts';
import { onDevice } from '../device/device.ts';
import { saveCopy } from '../device/write-evicting.ts';
import {
  type Fetched,
  isNewer,
  putRecipes,
  removeAllExcept,
  toStoredRecipe,
} from './recipe-store.ts';

const Pagination = RecipePage.entries.pagination;

/** A list stores the order of its recipes and its page; each recipe is stored once in its own table. */
const ListRow = v.object({
  url: v.string(),
  ids: v.array(v.string()),
  pagination: v.nullable(Pagination),
  etag: v.nullable(v.string()),
  fetchedAt: v.number(),
});
type ListRow = v.InferOutput<typeof ListRow>;

export interface StoredList {
  recipes: Recipe[];
  pagination: RecipePage['pagination'] | null;
}

export const COLLECTION = `${API_BASE}${toPath(listRecipes)}`;

const CUISINES_KEY = 'cuisines';
const CuisinesRow = v.object({
  k: v.literal(CUISINES_KEY),
  names: CuisineNames,
  etag: v.nullable(v.string()),
  fetchedAt: v.number(),
});
export type StoredCuisines = Omit<v.InferOutput<typeof CuisinesRow>, 'k'>;

/** Returns the request time and validator of a list without reading its recipes. `url` is made by `toListKey`. */
export function readListFetched(url: string): Promise<Fetched | undefined> {
  return onDevice(async (device) => toListRow(await device.lists.get(url)), undefined);
}

export function readList(url: string): Promise<StoredList | undefined> {
  return onDevice(
    (device) =>
      device.transaction('r', device.lists, device.recipes, async () => {
        const row = toListRow(await device.lists.get(url));
        if (!row) return undefined;
        const stored = (await device.recipes.bulkGet(row.ids)).map(toStoredRecipe);
        const recipes = stored.filter((recipe) => recipe !== undefined).map(({ recipe }) => recipe);
        if (recipes.length < row.ids.length) return undefined;
        return { recipes, pagination: row.pagination };
      }),
    undefined,
  );
}

/** True if all recipes of a stored list are still stored. Does not read them. */
export function isWhole(url: string): Promise<boolean> {
  return onDevice(
    (device) =>
      device.transaction('r', device.lists, device.recipes, async () => {
        const row = toListRow(await device.lists.get(url));
        const here = new Set(await device.recipes.toCollection().primaryKeys());
        return row?.ids.every((id) => here.has(id)) ?? false;
      }),
    false,
  );
}

/** Time of the last request for the whole collection; undefined if only parts of it are stored. */
export async function readCollectionFetchedAt(): Promise<number | undefined> {
  return (await readListFetched(COLLECTION))?.fetchedAt;
}

/** Stores a list with its recipes in one transaction. Resolves to true if anything changed. */
export function saveList(
  url: string,
  recipes: Recipe[],
  pagination: RecipePage['pagination'] | null,
  fetched: Fetched,
): Promise<boolean> {
  return saveCopy(
    (device) =>
      device.transaction('rw', toTables(device), async () => {
        const old = toListRow(await device.lists.get(url));
        if (old && isNewer(old.fetchedAt, fetched.fetchedAt)) return false;
        const changed = await putRecipes(device, recipes, fetched.fetchedAt, null);
        const ids = recipes.map((recipe) => recipe._id);
        const row = { url, ids, pagination, ...fetched };
        await device.lists.put(row);
        const dropped =
          url === COLLECTION && (await removeAllExcept(device, ids, fetched.fetchedAt));
        return changed || dropped || !old || toOutline(old) !== toOutline(row);
      }),
    false,
    fetched.fetchedAt,
  );
}

/** Records that the server confirmed the list. */
export function saveListChecked(url: string, fetchedAt: number): Promise<void> {
  return onDevice(
    (device) =>
      device.transaction('rw', toTables(device), async () => {
        const row = toListRow(await device.lists.get(url));
        if (!row) return;
        await device.lists.put({ ...row, fetchedAt });
        if (url === COLLECTION) await removeAllExcept(device, row.ids, fetchedAt);
      }),
    undefined,
  );
}

export function readCuisines(): Promise<StoredCuisines | undefined> {
  return onDevice((device) => findCuisines(device), undefined);
}

/** Resolves to true if the names changed. */
export function saveCuisines(names: string[], fetched: Fetched): Promise<boolean> {
  return saveCopy(
    (device) =>
      device.transaction('rw', device.meta, async () => {
        const old = await findCuisines(device);
        await device.meta.put({ k: CUISINES_KEY, names, ...fetched });
        return JSON.stringify(old?.names) !== JSON.stringify(names);
      }),
    false,
    fetched.fetchedAt,
  );
}

async function findCuisines(device: Device): Promise<StoredCuisines | undefined> {
  const row = await device.meta.get(CUISINES_KEY);
  return v.is(CuisinesRow, row) ? row : undefined;
}

/** The tables that saving a list changes: unpinned recipes that are not in the collection are removed. */
function toTables({ lists, recipes, pins, cookSessions }: Device) {
  return [lists, recipes, pins, cookSessions];
}

function toListRow(row: unknown): ListRow | undefined {
  return v.is(ListRow, row) ? row : undefined;
}

function toOutline(row: ListRow): string {
  return JSON.stringify([row.ids, row.pagination]);
}
