import * as v from 'valibot';
import type { DeviceSubject } from '#contract/device/stored-copy.ts';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { getInsight, getRecipe, listCuisines } from '#contract/recipe/endpoints.ts';
import { listAllRecipes, listRecipePage } from '#contract/recipe/paths.ts';
import { toRecipeQuery } from '#contract/recipe/query.ts';
import type { CachedCopy } from '#offline/network/answer.ts';
import type { StoredCopy } from '#offline/network/network-first.ts';
import {
  readInsight,
  removeInsight,
  saveInsight,
  saveInsightChecked,
} from '#offline/recipes/insight-store.ts';
import { toCuisineInPath, toListKey, toPlain } from '#offline/recipes/list-key.ts';
import {
  COLLECTION,
  readCollectionFetchedAt,
  readCuisines,
  readList,
  readListFetched,
  type StoredList,
  saveCuisines,
  saveList,
  saveListChecked,
} from '#offline/recipes/list-store.ts';
import { toCuisineNames, toRecipePage } from '#offline/recipes/recipe-lists.ts';
import {
  type Fetched,
  readRecipe,
  readRecipes,
  readRecipesOfCuisine,
  removeRecipe,
  saveOpened,
  saveRecipe,
  saveRecipeChecked,
  saveRecipes,
} from '#offline/recipes/recipe-store.ts';
import { fetchChanges } from './fetch-changes.ts';

type CopyLookup = Promise<StoredCopy<unknown> | undefined>;

/** How the device serves one address of the recipe API. */
export interface RecipeAddress {
  address: string;
  subject: DeviceSubject;
  /** Replaces the plain request for `address`. */
  fetch?: typeof fetchChanges;
  /** Stale-while-revalidate: a copy is returned without waiting for the network. */
  isCopyFirst?: true;
  /** Fails at once while the server is unreachable, since the page has its own result. */
  isOptional?: true;
  findCopy: () => CopyLookup;
  /** Builds a substitute from single recipes if there is no copy. */
  readParts: () => Promise<CachedCopy<unknown> | undefined>;
  /** Stores a response and resolves to true if that changed anything. Returns undefined for an invalid body. */
  save: (body: unknown, fetched: Fetched) => Promise<boolean> | undefined;
  saveChecked: (fetchedAt: number) => Promise<unknown>;
  /** Marks the resource as opened. */
  saveOpened?: (now: number) => Promise<void>;
  /** Called when the server no longer has it. Resolves to true if the device's copy stays. */
  saveMissing: (goneAt: number) => Promise<boolean>;
}

/** The path of all recipes. The path of a recipe adds its id. */
export const RECIPES = `${API_BASE}${toPath(listAllRecipes)}`;
const CUISINES = `${API_BASE}${toPath(listCuisines)}`;
const INSIGHTS = API_BASE + toPath(getInsight, { recipeId: '' });

/** The time of a list that is made of recipes with different times. */
const MIXED_TIMES = 0;

function toCopy(value: unknown, fetchedAt: number): CachedCopy<unknown> {
  return { value, askedAt: fetchedAt, storedAt: fetchedAt };
}

/** Returns undefined for an address outside the recipe API. */
export function toRecipeAddress(url: URL): RecipeAddress | undefined {
  const path = url.pathname.replace(/\/+$/, '');
  if (path === CUISINES) return toCuisines(path);
  if (path === RECIPES && url.searchParams.get('q')) return toSearch(url);
  if (path === RECIPES || toCuisineInPath(path)) return toList(url);
  return toItem(path, `${RECIPES}/`, toRecipe) ?? toItem(path, INSIGHTS, toInsight);
}

function toItem(
  path: string,
  folder: string,
  toAddress: (address: string, id: string) => RecipeAddress,
): RecipeAddress | undefined {
  const id = path.startsWith(folder) ? toPlain(path.slice(folder.length)) : '';
  return id && !id.includes('/') ? toAddress(path, id) : undefined;
}

/** Insights change rarely, so the copy is returned at once and the response is stored for later. */
function toInsight(address: string, id: string): RecipeAddress {
  return {
    address,
    subject: { kind: 'insight-updated', id },
    isCopyFirst: true,
    findCopy: async () => {
      const stored = await readInsight(id);
      if (!stored) return undefined;
      const { etag, fetchedAt, insight } = stored;
      return { etag, read: async () => toCopy({ insight }, fetchedAt) };
    },
    readParts: async () => undefined,
    save: (body, fetched) =>
      v.is(getInsight.response, body) ? saveInsight(id, body, fetched) : undefined,
    saveChecked: (fetchedAt) => saveInsightChecked(id, fetchedAt),
    saveMissing: () => removeInsight(id),
  };
}

function toRecipe(address: string, id: string): RecipeAddress {
  return {
    address,
    subject: { kind: 'recipe-updated', id },
    findCopy: async () => {
      const stored = await readRecipe(id);
      if (!stored) return undefined;
      const { etag, fetchedAt, recipe, goneAt } = stored;
      const isGone = goneAt !== null;
      return { etag, read: async () => ({ ...toCopy(recipe, fetchedAt), isGone }) };
    },
    readParts: async () => undefined,
    save: (body, fetched) =>
      v.is(getRecipe.response, body) && body._id === id ? saveRecipe(body, fetched) : undefined,
    saveChecked: (fetchedAt) => saveRecipeChecked(id, fetchedAt),
    saveOpened: (now) => saveOpened(id, now),
    saveMissing: (goneAt) => removeRecipe(id, goneAt),
  };
}

function toList(url: URL): RecipeAddress {
  const key = toListKey(url.pathname + url.search);
  const readBody = () => readListBody(url);
  return {
    address: url.pathname + url.search,
    subject: { kind: 'list-updated', url: key },
    ...(key === COLLECTION && { fetch: fetchChanges }),
    findCopy: async () => {
      const fetched = await readListFetched(key);
      if (!fetched) return findInCollection(readBody);
      const { etag, fetchedAt } = fetched;
      return {
        etag,
        read: async () => {
          const list = await readList(key);
          return list && toCopy(list.pagination ? list : list.recipes, fetchedAt);
        },
      };
    },
    readParts: () => readParts(readBody),
    save: (body, fetched) => {
      const list = toStoredList(body);
      if (!list) return undefined;
      return saveList(key, list.recipes, list.pagination, fetched);
    },
    saveChecked: (fetchedAt) => saveListChecked(key, fetchedAt),
    saveMissing: async () => true,
  };
}

/**
 * Pages search the device themselves and request only the rest. Each letter changes the address, so no search is stored
 * as a list. The recipes are stored, since a result may be opened later.
 */
function toSearch(url: URL): RecipeAddress {
  return {
    address: url.pathname + url.search,
    subject: { kind: 'list-updated', url: toListKey(url.pathname + url.search) },
    isOptional: true,
    findCopy: async () => undefined,
    readParts: async () => undefined,
    save: (body, fetched) =>
      v.is(listRecipePage.response, body)
        ? saveRecipes(body.recipes, fetched.fetchedAt)
        : undefined,
    saveChecked: async () => undefined,
    saveMissing: async () => true,
  };
}

function toStoredList(body: unknown): StoredList | undefined {
  if (v.is(listAllRecipes.response, body)) return { recipes: body, pagination: null };
  return v.is(listRecipePage.response, body) ? body : undefined;
}

function toCuisines(address: string): RecipeAddress {
  return {
    address,
    subject: { kind: 'list-updated', url: CUISINES },
    isCopyFirst: true,
    findCopy: async () => {
      const stored = await readCuisines();
      if (!stored) return findInCollection(readCuisineNames);
      const { etag, fetchedAt, names } = stored;
      return { etag, read: async () => toCopy(names, fetchedAt) };
    },
    readParts: () => readParts(readCuisineNames),
    save: (body, fetched) =>
      v.is(listCuisines.response, body) ? saveCuisines(body, fetched) : undefined,
    saveChecked: async (fetchedAt) => {
      const stored = await readCuisines();
      if (stored) await saveCuisines(stored.names, { etag: stored.etag, fetchedAt });
    },
    saveMissing: async () => true,
  };
}

async function readCuisineNames(): Promise<string[]> {
  return toCuisineNames(await readRecipes());
}

/** Builds a list from stored recipes as the server would. */
async function readListBody(url: URL): Promise<unknown> {
  const inPath = toCuisineInPath(url.pathname);
  if (inPath) return readRecipesOfCuisine(inPath);
  const query = toRecipeQuery((name) => url.searchParams.get(name));
  if (!query) return readRecipes();
  const recipes = query.cuisine ? await readRecipesOfCuisine(query.cuisine) : await readRecipes();
  return toRecipePage(recipes, query);
}

/** If the whole collection is stored, any list built from it is complete. */
async function findInCollection(readBody: () => Promise<unknown>): CopyLookup {
  const fetchedAt = await readCollectionFetchedAt();
  if (fetchedAt === undefined) return undefined;
  return {
    etag: null,
    read: async () => ({ ...toCopy(await readBody(), fetchedAt), isPartial: true }),
  };
}

/** Returns an incomplete list, but not an empty one: other recipes may match. */
async function readParts(
  readBody: () => Promise<unknown>,
): Promise<CachedCopy<unknown> | undefined> {
  const body = await readBody();
  const found = v.is(listRecipePage.response, body) ? body.recipes : body;
  if (Array.isArray(found) && found.length === 0) return undefined;
  return { ...toCopy(body, MIXED_TIMES), isPartial: true };
}
