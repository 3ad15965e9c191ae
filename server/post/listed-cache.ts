import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { ListedPost } from '#contract/post/schema.ts';
import { createBatcher } from '#server/platform/batcher.ts';
import { isNewSince } from '#server/platform/database/new-since.ts';
import { findListedPosts } from './listed-store.ts';
import { createSharedAnswers } from './shared-answers.ts';

/** The longest post takes about 25 kB, so the cache takes at most a quarter of the heap. */
const MOST_POSTS = Math.floor(getHeapStatistics().heap_size_limit / 100_000);
/** Beyond this number of changes between two requests the cache is emptied. */
const MOST_CHANGES = 2000;

interface Changes {
  snapshot: string;
  /** Ids of posts that were edited, liked or commented on. */
  posts: string[];
  /** True if a member has a new name or avatar. */
  isRenamed: boolean;
}

export interface ListedCache {
  /** Drops what has changed in the database. A request awaits it before `find`, so that it gets no older post. */
  refresh: () => Promise<void>;
  /** Returns posts as visitors read them in lists, in the order of the ids. Missing posts are left out. */
  find: (ids: readonly string[]) => Promise<ListedPost[]>;
}

/** Keeps the posts of lists in memory until they change (docs/decisions/0133). */
export function createListedCache(
  pool: Pool,
  { max = MOST_POSTS, findPosts = findListedPosts } = {},
): ListedCache {
  // A stored promise is dropped like a finished post, so a change during a read needs no special care.
  const cached = new LRUCache<string, Promise<{ post: ListedPost | undefined }>>({ max });
  const readPost = createBatcher(async (ids: readonly string[]) => {
    const posts = await findPosts(pool, ids);
    const byId = new Map(posts.map((post) => [post._id, post]));
    return ids.map((id) => ({ post: byId.get(id) }));
  });
  const find = (id: string) => {
    const known = cached.get(id);
    if (known) return known;
    const reading = readPost(id);
    cached.set(id, reading);
    // A failed or missing post is read again. The id may already have a newer entry.
    const forget = () => {
      if (cached.peek(id) === reading) cached.delete(id);
    };
    reading.then(({ post }) => post ?? forget(), forget);
    return reading;
  };

  let last: string | undefined;
  const dropChanged = async () => {
    const { snapshot, posts, isRenamed } = await findChanges(pool, last);
    if (last === undefined || isRenamed || posts.length >= MOST_CHANGES) cached.clear();
    else for (const id of posts) cached.delete(id);
    last = snapshot;
  };
  const share = createSharedAnswers<void>();

  return {
    refresh: () => share('', dropChanged),
    find: async (ids) => (await Promise.all(ids.map(find))).flatMap(({ post }) => post ?? []),
  };
}

/** SQL. Ordered, so that the planner reads the end of an index regardless of its estimates. */
const toChanged = (what: string, table: string, column: string) =>
  `(select ${what} from ${table} where ${isNewSince(column)} order by ${column} limit ${MOST_CHANGES})`;

async function findChanges(pool: Pool, last: string | undefined): Promise<Changes> {
  const { rows } = await pool.query<Changes>({
    name: 'posts-changed',
    text: `select pg_current_snapshot()::text as snapshot, array(
        ${toChanged('post_id', 'post_counts', 'changed')} union all ${toChanged('post_id', 'count_changes', 'changed')}
      ) as posts, exists ${toChanged('', 'users', 'renamed')} as "isRenamed"`,
    values: [last ?? null],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No snapshot');
  return row;
}
