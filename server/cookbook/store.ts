import type { Pool, PoolClient } from 'pg';
import { toCookbookRecipe } from '#contract/cookbook/recipe.ts';
import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CookbookText, Visibility } from '#contract/cookbook/text.ts';
import { toPictureAddress } from '#contract/upload/schema.ts';
import { TO_NEXT_CHANGE } from '#server/list/store.ts';
import { toMaySee } from './policy.ts';

export interface StoredImage {
  id: string;
  alt: string;
}

export interface CookbookRow {
  id: string;
  ownerId: string;
  /** Null for the owner. */
  ownerName?: string | null;
  recipe: CookbookText;
  images: StoredImage[] | null;
  visibility: Visibility;
  version: string;
  createdAt: string | Date;
  updatedAt: string | Date;
}

/** SQL: the pictures of the recipe `r`, in order. */
export const IMAGES = `(
    select json_agg(json_build_object('id', upload_id, 'alt', alt) order by at)
    from cookbook_images where recipe_id = r.id
  )`;

const COLUMNS = `r.id, r.user_id as "ownerId", r.recipe, r.visibility, r.version, ${IMAGES} as images,
  r.created_at as "createdAt", r.updated_at as "updatedAt"`;

/** Undefined if the recipe does not exist or the reader (undefined for a visitor) may not see it. */
export async function findRecipe(
  client: Pool | PoolClient,
  id: string,
  readerId: string | undefined,
): Promise<CookbookRecipe | undefined> {
  const { rows } = await client.query<CookbookRow>({
    name: 'cookbook-recipe',
    text: `select ${COLUMNS},
        (select name from users where id = r.user_id and id is distinct from $2::uuid) as "ownerName"
      from cookbook_recipes r where r.id = $1 and ${toMaySee('$2::uuid')}`,
    values: [id, readerId ?? null],
  });
  const [row] = rows;
  return row && toRecipe(row);
}

/** Locks the cookbook of a member until the end of the transaction. Every write has to do it first. */
export async function lockCookbook(client: PoolClient, userId: string): Promise<void> {
  await client.query({
    name: 'cookbook-lock',
    text: `insert into cookbooks (user_id) values ($1)
      on conflict (user_id) do update set user_id = excluded.user_id`,
    values: [userId],
  });
}

/** Returns the number of the next change of a locked cookbook. */
export async function nextChange(client: PoolClient, userId: string): Promise<string> {
  const { rows } = await client.query<{ change: string }>({
    name: 'cookbook-change',
    text: `update cookbooks set ${TO_NEXT_CHANGE} where user_id = $1 returning change`,
    values: [userId],
  });
  return rows[0]?.change ?? '0';
}

/** Finds a recipe of any member. */
export async function findStored(client: PoolClient, id: string): Promise<CookbookRow | undefined> {
  const { rows } = await client.query<CookbookRow>({
    name: 'cookbook-stored',
    text: `select ${COLUMNS} from cookbook_recipes r where r.id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function isRemoved(
  client: PoolClient,
  userId: string,
  recipeId: string,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'cookbook-is-removed',
    text: 'select from cookbook_removals where user_id = $1 and recipe_id = $2',
    values: [userId, recipeId],
  });
  return rowCount === 1;
}

export async function countRecipes(client: PoolClient, userId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>({
    name: 'cookbook-count',
    text: 'select count(*)::int as count from cookbook_recipes where user_id = $1',
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

interface NewRecipe {
  id: string;
  userId: string;
  text: CookbookText;
  visibility: Visibility;
  change: string;
}

/** False if the id is taken. */
export async function insertRecipe(
  client: PoolClient,
  { id, userId, text, visibility, change }: NewRecipe,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'cookbook-insert',
    text: `insert into cookbook_recipes (id, user_id, recipe, visibility, version, change)
      values ($1, $2, $3, $4, $5, $5) on conflict do nothing`,
    values: [id, userId, JSON.stringify(text), visibility, change],
  });
  return rowCount === 1;
}

export async function updateText(
  client: PoolClient,
  { id, text, change }: Pick<NewRecipe, 'id' | 'text' | 'change'>,
): Promise<void> {
  await client.query({
    name: 'cookbook-update',
    text: `update cookbook_recipes set recipe = $2, version = $3, change = $3, updated_at = clock_timestamp()
      where id = $1`,
    values: [id, JSON.stringify(text), change],
  });
}

export async function updateVisibility(
  client: PoolClient,
  { id, visibility, change }: Pick<NewRecipe, 'id' | 'visibility' | 'change'>,
): Promise<void> {
  await client.query({
    name: 'cookbook-visibility',
    text: 'update cookbook_recipes set visibility = $2, change = $3 where id = $1',
    values: [id, visibility, change],
  });
}

/** The recipe has to exist. A trigger counts removed pictures as a change, so call it before `nextChange`. */
export async function saveImages(
  client: PoolClient,
  id: string,
  images: readonly StoredImage[],
): Promise<void> {
  if (images.length > 0) {
    await client.query({
      name: 'cookbook-images-save',
      text: `insert into cookbook_images (recipe_id, at, upload_id, alt)
        select $1, at, id, alt from unnest($2::uuid[], $3::text[]) with ordinality as given (id, alt, at)
        on conflict (recipe_id, at) do update set upload_id = excluded.upload_id, alt = excluded.alt`,
      values: [id, images.map((one) => one.id), images.map(({ alt }) => alt)],
    });
  }
  await client.query({
    name: 'cookbook-images-cut',
    text: 'delete from cookbook_images where recipe_id = $1 and at > $2',
    values: [id, images.length],
  });
}

/** Deletes a recipe of a locked cookbook with all notes about it, and stores its id. */
export async function deleteRecipe(
  client: PoolClient,
  { id, userId, change }: Pick<NewRecipe, 'id' | 'userId' | 'change'>,
): Promise<void> {
  await client.query({
    name: 'cookbook-delete',
    text: `with gone as (delete from cookbook_recipes where id = $1),
        notes as (delete from recipe_notes where recipe_id = $1::uuid::text)
      insert into cookbook_removals (user_id, recipe_id, change) values ($2, $1, $3)`,
    values: [id, userId, change],
  });
}

export function toRecipe({
  id,
  recipe,
  images,
  createdAt,
  updatedAt,
  ...made
}: CookbookRow): CookbookRecipe {
  const stored = toCookbookRecipe(
    recipe,
    (images ?? []).map(({ id: uploadId, alt }) => ({ url: toPictureAddress(uploadId), alt })),
    {
      _id: id,
      ownerId: made.ownerId,
      visibility: made.visibility,
      version: made.version,
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
    },
  );
  return made.ownerName ? { ...stored, ownerName: made.ownerName } : stored;
}
