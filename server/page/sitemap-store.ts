import type { Pool } from 'pg';
import { pagePaths } from '#contract/page/paths.ts';
import { FAMILIES } from '#contract/recipe/catalogue.ts';
import { HIDDEN_MEMBERS } from '#server/platform/visibility.ts';
import type { PublicPage } from './ports.ts';

/** Limit of the sitemap protocol for one file. */
const MOST_PAGES = 50_000;

/** Returns lists, cuisines and recipes first, then posts and members, newest first. */
export async function findPublicPages(pool: Pool, most = MOST_PAGES): Promise<PublicPage[]> {
  const dishes = await findDishes(pool);
  const pages = [
    ...[pagePaths.home, pagePaths.allRecipes, pagePaths.trendingRecipes].map((path) => ({
      path,
      changed: toNewest(dishes),
    })),
    { path: pagePaths.community },
    ...toCuisinePages(dishes),
    ...dishes.map(({ id, changed }) => ({ path: pagePaths.recipe(id), changed })),
  ];
  const posts = await findPosts(pool, Math.max(0, most - pages.length));
  pages.push(...posts.map(({ id, changed }) => ({ path: pagePaths.post(id), changed })));
  const members = await findMembers(pool, Math.max(0, most - pages.length));
  pages.push(...members.map(({ id }) => ({ path: pagePaths.member(id) })));
  return pages.slice(0, most);
}

interface DishRow {
  id: string;
  cuisine: string;
  family: string;
  changed: Date;
}

async function findDishes(pool: Pool): Promise<DishRow[]> {
  const { rows } = await pool.query<DishRow>(
    'select id, cuisine, family, changed_at as changed from recipes order by id',
  );
  return rows;
}

/** Families and cuisines that have dishes. */
function toCuisinePages(dishes: readonly DishRow[]): PublicPage[] {
  const pageIds = FAMILIES.flatMap(({ id, cuisines }) => cuisines.concat(id));
  return pageIds.flatMap((pageId) => {
    const found = dishes.filter(({ family, cuisine }) => family === pageId || cuisine === pageId);
    return found.length === 0
      ? []
      : [{ path: pagePaths.cuisine(pageId), changed: toNewest(found) }];
  });
}

function toNewest(dishes: readonly DishRow[]): Date | undefined {
  if (dishes.length === 0) return undefined;
  return new Date(Math.max(...dishes.map(({ changed }) => changed.getTime())));
}

async function findPosts(pool: Pool, most: number): Promise<{ id: string; changed: Date }[]> {
  const { rows } = await pool.query<{ id: string; changed: Date }>(
    `select id, (body::json ->> 'updatedAt')::timestamptz as changed from posts
     where not hidden order by created_at desc, id desc limit $1`,
    [most],
  );
  return rows;
}

async function findMembers(pool: Pool, most: number): Promise<{ id: string }[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from users where id not in ${HIDDEN_MEMBERS} order by id desc limit $1`,
    [most],
  );
  return rows;
}

/** Changes when a moderator decides or a post is deleted, because pages may be gone then. */
export async function findSitemapState(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    `select (select id from moderation_actions order by id desc limit 1) as decided,
       (select changed from removals order by changed desc limit 1) as removed`,
  );
  return JSON.stringify(rows);
}
