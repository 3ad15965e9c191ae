import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listPosts, listTrendingPosts } from '#contract/post/endpoints.ts';
import type { PostPage } from '#contract/post/schema.ts';
import { SERVED_FEED_QUERY, SERVED_FEEDS } from '#contract/post/served-feed.ts';
import type { Answer } from '#offline/network/answer.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { hasServedAnswer } from '#platform/network/served-answers.ts';
import * as feedTexts from '#texts/feed.ts';
import { type FeedName, type FeedTab, isTab, toFeedName, toFeedTag } from './feed-name.ts';

/** Polling while the page is open: for new posts, and more often while only a stored copy is shown. */
const POLL_MS = 60_000;
const RETRY_MS = 15_000;
/** An answer that was requested with the page is not requested again when the page is shown, up to this age. */
const PAGE_START_MS = 10_000;
export const FALLBACK = feedTexts.loadFailed;

/** The first page of a list, refetched on mount and focus. */
export const feedHeadQuery = (name: FeedName, userId: string) => {
  const queryKey = ['community', userId, name, 'head'] as const;
  return queryOptions({
    queryKey,
    queryFn: () =>
      fetchPosts(name, userId, {
        keep: isTab(name) ? { kind: name, id: '' } : { kind: 'tag', id: name },
        onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
      }),
    staleTime: 0,
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > PAGE_START_MS,
    // `useReturns` refetches when the window gets the focus; React Query only watches the tab's visibility.
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) => (data?.source === 'network' ? POLL_MS : RETRY_MS),
  });
};

/**
 * Requests the list at an address together with its page, if this visit has not shown it yet. A served page has its
 * first posts, which are marked as old, so that the page requests the whole list when it is shown.
 */
export async function prefetchFeed(
  client: QueryClient,
  search: Parameters<typeof toFeedName>[0],
): Promise<void> {
  const name = toFeedName(search);
  const query = feedHeadQuery(name, readViewerId());
  if (client.getQueryData(query.queryKey) !== undefined) return;
  if (isServed(name)) {
    const served = await fetchPosts(name, '', { limit: SERVED_FEED_QUERY.limit });
    client.setQueryData(query.queryKey, served, { updatedAt: 0 });
  } else {
    await client.prefetchQuery(query);
  }
}

/** True for a list of a page that was served with posts, if the viewer is a visitor as in these. */
function isServed(name: FeedName): boolean {
  if (name !== 'feed' && name !== 'trending') return false;
  return readViewerId() === '' && hasServedAnswer(SERVED_FEEDS[name]);
}

interface Wanted {
  /** Cursor of the previous page. Omit it for the first page. */
  cursor?: string;
  limit?: number;
  keep?: { kind: FeedTab | 'tag'; id: string };
  onLateAnswer?: (late: Answer<PostPage>) => void;
}

export function fetchPosts(
  name: FeedName,
  userId: string,
  { cursor, limit, ...wanted }: Wanted,
): Promise<Answer<PostPage>> {
  const call = { ...wanted, fallback: FALLBACK };
  if (name === 'trending')
    return fetchPage(listTrendingPosts, { ...call, query: { cursor, limit } });
  const authorId = name === 'my-posts' ? userId : undefined;
  return fetchPage(listPosts, {
    ...call,
    query: { authorId, tag: toFeedTag(name), cursor, limit },
  });
}
