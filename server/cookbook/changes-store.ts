import type { Pool, PoolClient } from 'pg';
import type { CookbookChanges } from '#contract/cookbook/schema.ts';
import { type CookbookRow, IMAGES, toRecipe } from './store.ts';

/** Characters of recipes in one response, except that it has at least one recipe. */
const CHARACTERS_MAX = 4_000_000;

interface Row {
  change: string;
  /** Number of the last change that fits into the response, null if no recipe has changed. */
  last: string | null;
  hasMore: boolean;
  recipes: CookbookRow[];
  removed: string[];
}

/** Recipes that were changed by one statement have the same number, and are returned together. */
const CHANGES = `with changed as (
    select r.*, sum(length(r.recipe::text)) over (order by r.change) as total
    from cookbook_recipes r where r.user_id = $1 and r.change > $2
  ), page as (
    select * from changed
    where total <= $3 or change = (select min(change) from changed)
  )
  select coalesce((select change from cookbooks where user_id = $1), 0) as change,
    (select max(change) from page) as last,
    (select count(*) from changed) > (select count(*) from page) as "hasMore",
    (select coalesce(json_agg(json_build_object(
      'id', r.id, 'ownerId', r.user_id, 'recipe', r.recipe, 'visibility', r.visibility, 'version', r.version::text,
      'images', ${IMAGES}, 'createdAt', r.created_at, 'updatedAt', r.updated_at
    ) order by r.change, r.id), '[]') from page r) as recipes,
    array(
      select recipe_id from cookbook_removals where user_id = $1 and $2 > 0 and change > $2 order by change
    ) as removed`;

/** Finds what has changed in a cookbook after a cursor, in one snapshot. Without a cursor it finds all recipes. */
export async function findCookbookChanges(
  client: Pool | PoolClient,
  { userId, since }: { userId: string; since: string | undefined },
): Promise<CookbookChanges> {
  const find = async (cursor: number) => {
    const { rows } = await client.query<Row>({
      name: 'cookbook-changes',
      text: CHANGES,
      values: [userId, cursor, CHARACTERS_MAX],
    });
    const [row] = rows;
    if (!row) throw new Error('No cookbook');
    return row;
  };
  const cursor = readCursor(since);
  const row = await find(cursor);
  // A number from the future is not ours, for example after an older backup was restored.
  if (Number(row.change) < cursor) return toChanges(await find(0), true);
  return toChanges(row, cursor === 0);
}

/** Returns 0 if the text is not a cursor. */
function readCursor(since = ''): number {
  return /^\d{1,15}$/.test(since) ? Number(since) : 0;
}

function toChanges({ change, last, hasMore, recipes, removed }: Row, isWhole: boolean) {
  return {
    recipes: recipes.map(toRecipe),
    removed,
    cursor: hasMore ? (last ?? change) : change,
    isWhole,
    hasMore,
  };
}
