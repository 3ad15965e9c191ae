import type { Pool } from 'pg';
import { isNewSince } from '#server/platform/database/new-since.ts';
import { createSharedAnswers } from './shared-answers.ts';

/** Changes that make shared texts stale. */
export interface Changes {
  /** Ids of posts that were edited, liked or commented on. */
  posts: readonly string[];
  /** Ids of users with a new name or avatar. */
  people: readonly string[];
  /** True if there are too many changes to list. */
  isEverything: boolean;
}

interface Row {
  snapshot: string;
  posts: string[];
  people: string[];
}

/** Beyond this number all texts are dropped. */
const MOST_CHANGES = 2000;

/**
 * Reads what changed since the last call and passes it to `apply`. Concurrent callers share a query that starts after
 * their call, so no caller misses an earlier commit.
 */
export function createChangeReader(
  pool: Pool,
  apply: (changes: Changes) => void,
): () => Promise<void> {
  const share = createSharedAnswers<void>();
  let last: string | undefined;

  const ask = async () => {
    const { rows } = await pool.query<Row>({
      name: 'what-has-changed',
      // Ordered, so that the planner reads the end of an index regardless of its estimates.
      text: `select pg_current_snapshot()::text as snapshot, array(
          (select post_id from post_counts where ${isNewSince('changed')} order by changed limit ${MOST_CHANGES})
          union all (select post_id from count_changes where ${isNewSince('changed')} order by changed limit ${MOST_CHANGES})
        ) as posts, array(
          select id from users where ${isNewSince('renamed')} order by renamed limit ${MOST_CHANGES}
        ) as people`,
      values: [last ?? null],
    });
    const [row] = rows;
    if (row === undefined) throw new Error('No snapshot');
    const { snapshot, posts, people } = row;
    const isEverything = Math.max(posts.length, people.length) >= MOST_CHANGES;
    apply({ posts, people, isEverything: isEverything || last === undefined });
    last = snapshot;
  };

  return () => share('', ask);
}
