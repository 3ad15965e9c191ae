import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listNotifications } from '#contract/notification/endpoints.ts';
import { usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { overlayNotifications } from '#domain/overlay/notifications.ts';
import { fetchPage } from '#platform/network/fetch-page.ts';
import { takeFirst, toNextCursor, toPageQuery } from '#platform/network/paged-query.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { useSession } from '#platform/session.ts';
import * as notificationTexts from '#texts/notification.ts';

function notificationsQuery(userId: string) {
  const queryKey = ['community', userId, 'notifications'] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) =>
      fetchPage(listNotifications, {
        query: toPageQuery(pageParam),
        fallback: notificationTexts.loadFailed,
        ...(pageParam === '' && { keep: { kind: 'notifications', id: '' } }),
        onLateAnswer: (seen) => takeFirst(queryKey, seen),
      }),
    initialPageParam: '',
    getNextPageParam: toNextCursor,
    enabled: userId !== '',
    // Every page of a member has this query, so it is refetched on return, not periodically.
    refetchInterval: false,
  });
}

/** Uses the query client directly, because the bars are rendered outside the pages that provide it. */
export function useNotifications() {
  const userId = useSession()?.user.id ?? '';
  const query = useInfiniteQuery(notificationsQuery(userId), queryClient);
  const pages = query.data?.pages;
  const first = pages?.[0];
  const { pending } = usePendingWrites(first);
  const shown = useMemo(() => {
    const all = pages?.flatMap(({ value }) => value.notifications) ?? [];
    // A notification that moved to a later page meanwhile appears on both; keep it once.
    const notifications = [...new Map(all.map((each) => [each._id, each])).values()];
    return overlayNotifications({ notifications, unread: first?.value.unread ?? 0 }, pending);
  }, [pages, first, pending]);
  return { ...shown, first, query };
}
