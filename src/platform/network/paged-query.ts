import type { QueryKey } from '@tanstack/react-query';
import type { Answer } from '#offline/network/answer.ts';
import { queryClient } from './query-client.ts';

interface Paged {
  pagination: { hasMore: boolean; nextCursor: string | null };
}

export function toPageQuery(cursor: string): { cursor?: string } {
  return cursor === '' ? {} : { cursor };
}

export function toNextCursor({ value }: Answer<Paged>): string | undefined {
  const { hasMore, nextCursor } = value.pagination;
  return hasMore && nextCursor !== null ? nextCursor : undefined;
}

/** Replaces a copy with the server's first page. The later pages are dropped, because their cursors differ. */
export function takeFirst(queryKey: QueryKey, seen: Answer<unknown>): void {
  queryClient.setQueryData(queryKey, { pages: [seen], pageParams: [''] });
}

export function toOldest<T>(pages: readonly Answer<T>[]): Answer<T> | undefined {
  return pages.toSorted((a, b) => a.askedAt - b.askedAt)[0];
}

interface PagedQuery {
  data: { pages: readonly Answer<unknown>[] } | undefined;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

export function toState(query: PagedQuery) {
  const { data, error, isFetchNextPageError } = query;
  return {
    isLoading: data === undefined && error === null,
    failure: data === undefined ? error : null,
    isSure: data?.pages.every(({ source }) => source === 'network') ?? false,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    /** Why the next page did not load; the earlier pages stay. */
    moreFailure: isFetchNextPageError ? error?.message : undefined,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
