import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { findFamily, toCatalogueOrder, toCuisineId } from '../../contract/recipe/catalogue.ts';
import type { RecipeQuery } from '../../contract/recipe/recipe-query.ts';

/** A recipe as the JSON that is served, and its hash. */
export interface StoredRecipe {
  body: string;
  etag: string;
}

/** With the times at which this installation got the recipe and its last change. */
export interface DatedRecipe extends StoredRecipe {
  addedAt: Date;
  changedAt: Date;
}

/** Specification 9: the first three of the list are the trending ones, so the order is the collection's own. */
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

/** A hash of the whole collection; changes with any recipe. */
export async function findCollectionHash(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>({
    name: 'collection-hash',
    text: `select md5(coalesce(string_agg(etag, ',' order by ${CURATED}), '')) as hash from recipes`,
  });
  return rows[0]?.hash ?? '';
}

export function toCollectionHash(recipes: readonly StoredRecipe[]): string {
  const etags = recipes.map(({ etag }) => etag).join();
  return createHash('md5').update(etags).digest('hex');
}

export async function findAllRecipes(pool: Pool): Promise<StoredRecipe[]> {
  const { rows } = await pool.query<StoredRecipe>({
    name: 'recipes-all',
    text: `select body, etag from recipes order by ${CURATED}`,
  });
  return rows;
}

export async function findFirstRecipe(pool: Pool): Promise<StoredRecipe | undefined> {
  const { rows } = await pool.query<StoredRecipe>({
    name: 'recipe-first',
    text: `select body, etag from recipes order by ${CURATED} limit 1`,
  });
  return rows[0];
}

/** The recipes of a cuisine or a family, by id or name in any letter case. */
export async function findRecipesOf(pool: Pool, cuisine: string): Promise<StoredRecipe[]> {
  const { rows } = await pool.query<StoredRecipe>({
    name: 'recipes-of-cuisine',
    text: `select body, etag from recipes where case when $1::boolean then family else cuisine_id end = $2 order by ${CURATED}`,
    values: toCuisineValues(cuisine),
  });
  return rows;
}

export interface StoredPage {
  recipes: StoredRecipe[];
  total: number;
  isNear?: boolean;
}

/** A page in the curated order. */
export async function findRecipePage(pool: Pool, query: RecipeQuery): Promise<StoredPage> {
  const values: unknown[] = query.cuisine === undefined ? [] : toCuisineValues(query.cuisine);
  const where =
    values.length === 0 ? '' : 'where case when $1::boolean then family else cuisine_id end = $2';
  const [page, count] = await Promise.all([
    pool.query<StoredRecipe>(
      `select body, etag from recipes ${where} order by ${CURATED}
       limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, query.limit, (query.page - 1) * query.limit],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total from recipes ${where}`, values),
  ]);
  return { recipes: page.rows, total: count.rows[0]?.total ?? 0 };
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
