import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { findFamily, toCatalogueOrder, toCuisineId } from '#contract/recipe/catalogue.ts';
import type { RecipeQuery } from '#contract/recipe/query.ts';

/** A recipe as the JSON that is served, and its hash. */
export interface StoredRecipe {
  body: string;
  etag: string;
}

/** A recipe with the times at which this installation first loaded it and last changed it. */
export interface DatedRecipe extends StoredRecipe {
  addedAt: Date;
  changedAt: Date;
}

/** The order of the collection. The first three recipes of the list are the trending ones. */
export const CURATED = 'sort_order nulls last, name collate "C", id';

export async function findRecipes(
  pool: Pool,
  ids: readonly string[],
): Promise<Map<string, DatedRecipe>> {
  const { rows } = await pool.query<DatedRecipe & { id: string }>({
    name: 'recipes-by-id',
    text: `select id, body, etag, added_at as "addedAt", changed_at as "changedAt" from recipes
      where id = any ($1::text[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the hash of the whole collection, which changes with any recipe. A trigger updates it (migration 019). */
export async function findCollectionHash(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>({
    name: 'collection-hash',
    text: 'select hash from collection_state',
  });
  return rows[0]?.hash ?? '';
}

export function toCollectionHash(recipes: readonly StoredRecipe[]): string {
  const etags = recipes.map(({ etag }) => etag).join();
  return createHash('md5').update(etags).digest('hex');
}

/**
 * Returns the hash of each dish by id, for the collection with this hash. Returns undefined if that collection is no
 * longer known.
 */
export async function findDishesOfVersion(
  pool: Pool,
  collectionHash: string,
): Promise<Record<string, string> | undefined> {
  const { rows } = await pool.query<{ dishes: Record<string, string> }>({
    name: 'collection-version',
    text: 'select dishes from collection_versions where hash = $1',
    values: [collectionHash],
  });
  return rows[0]?.dishes;
}

export interface IdentifiedRecipe extends StoredRecipe {
  id: string;
}

export async function findAllRecipes(pool: Pool): Promise<IdentifiedRecipe[]> {
  const { rows } = await pool.query<IdentifiedRecipe>({
    name: 'recipes-all',
    text: `select id, body, etag from recipes order by ${CURATED}`,
  });
  return rows;
}

/** Joins the stored JSON texts, so a list needs no parsing. */
export function toJsonArray(recipes: readonly StoredRecipe[]): string {
  return `[${recipes.map(({ body }) => body).join()}]`;
}

export async function findFirstRecipe(pool: Pool): Promise<StoredRecipe | undefined> {
  const { rows } = await pool.query<StoredRecipe>({
    name: 'recipe-first',
    text: `select body, etag from recipes order by ${CURATED} limit 1`,
  });
  return rows[0];
}

/** Finds the recipes of a cuisine or a family, by id or name in any letter case. */
export async function findRecipesOf(pool: Pool, cuisine: string): Promise<StoredRecipe[]> {
  const { kind, where, values } = toNarrowed(cuisine);
  const { rows } = await pool.query<StoredRecipe>({
    name: `recipes-of-${kind}`,
    text: `select body, etag from recipes ${where} order by ${CURATED}`,
    values,
  });
  return rows;
}

export interface StoredPage {
  recipes: StoredRecipe[];
  total: number;
  isNear?: boolean;
}

/** Finds a page in the curated order. It reads the ids from an index only, and then the recipes of the page. */
export async function findRecipePage(
  pool: Pool,
  { cuisine, page, limit }: Pick<RecipeQuery, 'page' | 'limit'> & { cuisine?: string | undefined },
): Promise<StoredPage> {
  const { kind, where, values, total } = toNarrowed(cuisine);
  const [found, count] = await Promise.all([
    pool.query<StoredRecipe>({
      name: `recipe-page-of-${kind}`,
      text: `with page as materialized (
          select id from recipes ${where} order by ${CURATED}
          limit $${values.length + 1} offset $${values.length + 2}
        )
        select body, etag from page join recipes using (id) order by ${CURATED}`,
      values: [...values, limit, (page - 1) * limit],
    }),
    pool.query<{ total: number }>({ name: `recipe-total-of-${kind}`, text: total, values }),
  ]);
  return { recipes: found.rows, total: count.rows[0]?.total ?? 0 };
}

interface Narrowed {
  kind: 'all' | 'family' | 'cuisine';
  where: string;
  values: string[];
  /** An SQL query for the number of recipes. */
  total: string;
}

/** Each kind has a separate statement, so that PostgreSQL uses its index. */
function toNarrowed(cuisine: string | undefined): Narrowed {
  if (cuisine === undefined) {
    return { kind: 'all', where: '', values: [], total: 'select total from collection_state' };
  }
  const [isFamily, id] = toCuisineValues(cuisine);
  const where = `where ${isFamily ? 'family' : 'cuisine_id'} = $1`;
  const total = `select count(*)::int as total from recipes ${where}`;
  return { kind: isFamily ? 'family' : 'cuisine', where, values: [id], total };
}

export async function findCuisineNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ cuisine: string }>({
    name: 'cuisine-names',
    text: 'select distinct cuisine from recipes',
  });
  return toCatalogueOrder(rows.map(({ cuisine }) => cuisine));
}

export function toCuisineValues(cuisine: string): [isFamily: boolean, id: string] {
  const family = findFamily(cuisine);
  return family ? [true, family.id] : [false, toCuisineId(cuisine)];
}
