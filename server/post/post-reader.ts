import type { Pool } from 'pg';
import { COMMUNITY_PAGE_MAX } from '#contract/post/limits.ts';
import type { ListedPost, Post, PostPage } from '#contract/post/schema.ts';
import { createBatcher } from '#server/platform/batcher.ts';
import { isUuid } from '#server/platform/uuid.ts';
import type { Viewer } from '#server/platform/visibility.ts';
import { applyBlocks, applyBlocksToPosts } from './apply-blocks.ts';
import { createFindPostPage } from './feed-store.ts';
import { createListedCache } from './listed-cache.ts';
import type { FoundPage } from './post-page.ts';
import type { PostQuery } from './post-query.ts';
import { toLikes } from './post-row.ts';
import { findOwnViews, findPosts, type OwnView } from './post-store.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { findTrendingPage } from './trending-store.ts';

/** A page of posts that concurrent requests share. */
export interface SharedPage {
  /** The page as visitors read it. */
  page: PostPage;
  /** The page as JSON for one viewer. Many requests send the same bytes, so they are encoded once. */
  toJson: (viewerId: string | undefined) => Promise<Buffer>;
}

export interface PostReader {
  findPage: (query: PostQuery) => Promise<SharedPage>;
  findTrending: (place: Omit<PostQuery, 'filters'>) => Promise<SharedPage>;
  /** Undefined if the post does not exist or the viewer may not see it. */
  findPost: (id: string, viewer: Viewer) => Promise<Post | undefined>;
}

/**
 * Reads the ids of a page and the viewer's likes for each request, and the posts from a cache. A single post is not
 * cached. Concurrent requests share queries that start after them, so no response is older than its request.
 */
export function createPostReader(pool: Pool): PostReader {
  const findPostPage = createFindPostPage(pool);
  const listed = createListedCache(pool);
  const share = createSharedAnswers<SharedPage>();
  const findOwn = createBatcher<{ postId: string; viewerId: string | undefined }, OwnView>(
    (wanted) => findOwnViews(pool, wanted),
  );
  const findShared = createBatcher(async (ids: readonly string[]) => {
    const posts = await findPosts(pool, [...new Set(ids)]);
    return ids.map((id) => ({ post: posts.get(id) }));
  });

  const read = async (
    finding: Promise<FoundPage>,
    personalViewerId: Viewer['personalViewerId'],
  ): Promise<SharedPage> => {
    const [{ ids, pagination }] = await Promise.all([finding, listed.refresh()]);
    const posts = await listed.find(ids);
    return toSharedPage(
      pool,
      personalViewerId === undefined
        ? posts
        : await applyBlocksToPosts(pool, personalViewerId, posts),
      pagination,
    );
  };

  return {
    findPage: (query) =>
      share(JSON.stringify(query), () => read(findPostPage(query), query.personalViewerId)),
    findTrending: (place) =>
      share(`trending ${JSON.stringify(place)}`, () =>
        read(findTrendingPage(pool, place), place.personalViewerId),
      ),
    findPost: async (id, { viewerId, personalViewerId }) => {
      if (!isUuid(id)) return undefined;
      const postId = id.toLowerCase();
      const [own, post] = await Promise.all([
        findOwn({ postId, viewerId }),
        personalViewerId === undefined
          ? findShared(postId).then((found) => found.post)
          : findPosts(pool, [postId], personalViewerId).then((found) => found.get(postId)),
      ]);
      if (!own.isThere || post === undefined) return undefined;
      const shown = viewerId === undefined ? post : toViewed(post, viewerId, own.isLiked);
      return personalViewerId === undefined ? shown : applyBlocks(pool, personalViewerId, shown);
    },
  };
}

function toViewed<P extends ListedPost | Post>(post: P, viewerId: string, isLiked: boolean): P {
  const likes = toLikes(post.likes, { id: viewerId, likes: isLiked });
  return { ...post, likes, likedByMe: isLiked };
}

function toSharedPage(
  pool: Pool,
  posts: ListedPost[],
  pagination: PostPage['pagination'],
): SharedPage {
  const findLiked = createFindLiked(
    pool,
    posts.map(({ _id }) => _id),
  );
  let forVisitors: Buffer | undefined;
  let forMembers: Buffer | undefined;
  const toBytes = (listed: ListedPost[]) =>
    Buffer.from(JSON.stringify({ posts: listed, pagination }));
  const toPersonal = (viewerId: string, liked: ReadonlySet<string>) =>
    toBytes(posts.map((post) => toViewed(post, viewerId, liked.has(post._id))));
  return {
    page: { posts, pagination },
    toJson: async (viewerId) => {
      if (viewerId === undefined) return (forVisitors ??= toBytes(posts));
      const liked = await findLiked(viewerId);
      if (liked.size > 0) return toPersonal(viewerId, liked);
      return (forMembers ??= toPersonal('', liked));
    },
  };
}

/** Finds the posts of the page that a member likes, with one statement for all concurrent callers. */
function createFindLiked(
  pool: Pool,
  postIds: readonly string[],
): (userId: string) => Promise<ReadonlySet<string>> {
  return createBatcher(async (userIds) => {
    const { rows } = await pool.query<{ userId: string; postIds: string[] }>({
      name: 'liked-of',
      // One subquery for each member, with a limit: otherwise the planner may read all likes of these posts.
      text: `select viewer as "userId", array(
          select post_id from likes where user_id = viewer and post_id = any ($2::uuid[])
          limit ${COMMUNITY_PAGE_MAX}
        ) as "postIds" from unnest($1::uuid[]) as viewer`,
      values: [userIds, postIds],
    });
    const liked = new Map(rows.map((row) => [row.userId, new Set(row.postIds)]));
    return userIds.map((userId) => liked.get(userId) ?? new Set<string>());
  });
}
