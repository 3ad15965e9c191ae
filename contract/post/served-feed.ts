import { toCallPath } from '#contract/platform/endpoint.ts';
import { listPosts, listTrendingPosts } from './endpoints.ts';

/** The posts on a served page of the community. With their data they fit into its first round trip. */
export const SERVED_FEED_QUERY = { limit: 8 };

/** API paths of the served tabs. */
export const SERVED_FEEDS = {
  feed: toCallPath(listPosts, { query: SERVED_FEED_QUERY }),
  trending: toCallPath(listTrendingPosts, { query: SERVED_FEED_QUERY }),
} as const;
