import type { Pool } from 'pg';
import type { ListedPost, Post } from '#contract/post/schema.ts';
import { findBlocked } from '#server/platform/visibility.ts';

/** The numbers to subtract from the shared counts of a post for one reader. */
interface Difference {
  /** Likes by blocked members. */
  likes: number;
  /** Visible comments by blocked members, less the hidden comments that the reader sees. */
  comments: number;
}

/**
 * Adapts a post to a member with blocks: removes comments and likes by blocked members and corrects the counts. Returns
 * undefined if the author is blocked (docs/decisions/0081).
 */
export async function applyBlocks(
  pool: Pool,
  memberId: string,
  post: Post,
): Promise<Post | undefined> {
  const people = [post.authorId, ...post.likes, ...post.comments.map(({ authorId }) => authorId)];
  const blockedIds = await findBlocked(pool, memberId, people.filter(Boolean));
  if (blockedIds.has(post.authorId)) return undefined;
  const differences = await findDifferences(pool, memberId, [post._id]);
  const comments = post.comments.filter(({ authorId }) => !blockedIds.has(authorId));
  return { ...subtract(post, blockedIds, differences.get(post._id)), comments };
}

/** The same for a page of posts. The query has already left out posts by blocked authors. */
export async function applyBlocksToPosts(
  pool: Pool,
  memberId: string,
  posts: readonly ListedPost[],
): Promise<ListedPost[]> {
  const [blockedIds, differences] = await Promise.all([
    findBlocked(
      pool,
      memberId,
      posts.flatMap(({ likes }) => likes),
    ),
    findDifferences(
      pool,
      memberId,
      posts.map(({ _id }) => _id),
    ),
  ]);
  return posts.map((post) => subtract(post, blockedIds, differences.get(post._id)));
}
function subtract<P extends Pick<ListedPost, 'likes' | 'likeCount' | 'commentCount'>>(
  post: P,
  blockedIds: ReadonlySet<string>,
  { likes, comments }: Difference = { likes: 0, comments: 0 },
): P {
  return {
    ...post,
    likes: post.likes.filter((id) => !blockedIds.has(id)),
    likeCount: Math.max(0, post.likeCount - likes),
    commentCount: Math.max(0, post.commentCount - comments),
  };
}

async function findDifferences(
  pool: Pool,
  memberId: string,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, Difference>> {
  const { rows } = await pool.query<Difference & { id: string }>({
    name: 'posts-differences',
    text: `with blocked as materialized (
        select blocked_id as id from blocks where blocker_id = $1
        union select blocker_id from blocks where blocked_id = $1
      )
      select post_id as id,
        (select count(*)::int from blocked join likes on likes.user_id = blocked.id and likes.post_id = wanted.post_id) as likes,
        (select count(*)::int from comments where post_id = wanted.post_id and not hidden and author_id in (select id from blocked))
          - (select count(*)::int from comments where post_id = wanted.post_id and hidden and sees_hidden(author_id, $1))
          as comments
      from unnest($2::uuid[]) as wanted (post_id)`,
    values: [memberId, postIds],
  });
  return new Map(rows.map(({ id, ...difference }) => [id, difference]));
}
