import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PostList } from '#domain/post/listed-posts.ts';
import { isOffline } from '#offline/network/answer.ts';
import { OfflineFailure, toHint } from '#platform/network/failures.ts';
import { useSession } from '#platform/session.ts';
import type { FeedName } from './feed-name.ts';
import { FALLBACK, feedHeadQuery, fetchPosts } from './feed-query.ts';
import { hasNews, isJoined, toPostList, withFresh, withMore, withValues } from './post-list.ts';

/** Scroll position in pixels from which the user counts as reading. */
const READING_FROM = 160;

/** A list of posts and its loading state. It needs a `key` per list: each opening shows fresh posts. */
export function useFeed(name: FeedName) {
  const userId = useSession()?.user.id ?? '';
  const { list: kept, put } = useList(name, userId);
  /** Responses to requests from this time on are shown at once; others wait behind the notice of new posts. */
  const wantedFrom = useRef(Number.POSITIVE_INFINITY);
  // Runs before the effect of `useQuery` below, which sends the request.
  useEffect(() => {
    wantedFrom.current = Date.now();
  }, []);
  const query = feedHeadQuery(name, userId);
  const head = useQuery(kept ? { ...query, refetchOnMount: true } : query);
  const { data: fresh, error, refetch } = head;
  // Rendered from the first answer at once, also by the server, which runs no effects.
  const first = useMemo(() => fresh && toPostList(fresh), [fresh]);
  const list = kept ?? first;
  // The last failure stays visible during a retry.
  const [failure, setFailure] = useState<Error>();
  if (error && error !== failure) setFailure(error);
  else if (!error && fresh && failure) setFailure(undefined);

  useEffect(() => {
    if (!fresh || !first) return;
    put((old = first) => {
      if (fresh.askedAt <= old.askedAt) return old;
      const isWanted = fresh.askedAt >= wantedFrom.current || old.source === 'device';
      const isSmooth = isJoined(old, fresh) || !isReading();
      const isShown = !hasNews(old, fresh, userId) || (isWanted && isSmooth);
      return isShown ? withFresh(old, fresh) : withValues(old, fresh);
    });
    // Later responses come from polling and are not shown at once.
    if (fresh.askedAt >= wantedFrom.current) wantedFrom.current = Number.POSITIVE_INFINITY;
  }, [fresh, first, put, userId]);

  const refresh = useCallback(() => {
    wantedFrom.current = Date.now();
    void refetch({ cancelRefetch: false });
  }, [refetch]);
  useReturns(refresh);

  const isBehind = list !== undefined && fresh !== undefined && fresh.askedAt > list.askedAt;
  return {
    list,
    /** Nothing to show yet, and no failure. */
    isLoading: !list && !failure,
    failure,
    /** The server could not be reached; the posts date from `list.storedAt`. */
    isOffline: failure instanceof OfflineFailure || (fresh !== undefined && isOffline(fresh)),
    isRefreshing: head.isFetching,
    refresh,
    hasNews: isBehind && hasNews(list, fresh, userId),
    showNews: useCallback(() => {
      if (fresh) put((old) => old && withFresh(old, fresh));
    }, [fresh, put]),
    ...useMore(name, userId, { list, put }),
  };
}

type Put = (change: (old: PostList | undefined) => PostList | undefined) => void;

/** The shown list is stored in the query cache, so it survives opening a post and coming back. */
function useList(name: FeedName, userId: string): { list: PostList | undefined; put: Put } {
  const client = useQueryClient();
  const { data: list } = useQuery<PostList>({
    queryKey: ['community', userId, name, 'list'],
    queryFn: skipToken,
    refetchInterval: false,
  });
  const put: Put = useCallback(
    (change) => client.setQueryData<PostList>(['community', userId, name, 'list'], change),
    [client, userId, name],
  );
  return { list, put };
}

function useMore(
  name: FeedName,
  userId: string,
  { list, put }: { list: PostList | undefined; put: Put },
) {
  const next = list?.next ?? null;
  const isRequesting = useRef(false);
  const [isLoadingMore, setLoading] = useState(false);
  const [moreFailure, setFailure] = useState<string>();

  const load = useCallback(async () => {
    if (isRequesting.current || next === null) return;
    isRequesting.current = true;
    setLoading(true);
    setFailure(undefined);
    try {
      const more = await fetchPosts(name, userId, { cursor: next });
      // The list may have been replaced during the request.
      put((old) => (old?.next === next ? withMore(old, more) : old));
    } catch (error) {
      setFailure(error instanceof Error ? toHint(error) : FALLBACK);
    } finally {
      isRequesting.current = false;
      setLoading(false);
    }
  }, [name, userId, next, put]);

  const loadMore = useCallback(() => void load(), [load]);
  return { hasMore: next !== null, isLoadingMore, moreFailure, loadMore };
}

/** Calls `look` on window focus, to reload the list. */
function useReturns(look: () => void): void {
  useEffect(() => {
    const show = () => {
      if (document.visibilityState === 'visible') look();
    };
    globalThis.addEventListener('focus', look);
    document.addEventListener('visibilitychange', show);
    return () => {
      globalThis.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', show);
    };
  }, [look]);
}

function isReading(): boolean {
  return globalThis.scrollY > READING_FROM;
}
