import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listNotifications } from '../../contract/endpoints/notifications.ts';
import * as pageTexts from '../../texts/en/notification-page.ts';
import { useSession } from '../browser/session.ts';
import { overlayNotifications } from '../writes/overlay/notifications.ts';
import { fetchPage } from './fetch-page.ts';
import { usePendingWrites } from './outbox/pending-writes.ts';
import { takeFirst, toNextCursor, toPageQuery } from './paged-query.ts';
import { queryClient } from './query-client.ts';

/** The newest first; the first page is kept on the device. */
function notificationsQuery(userId: string) {
  const queryKey = ['community', userId, 'notifications'] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) =>
      fetchPage(listNotifications, {
        query: toPageQuery(pageParam),
        fallback: pageTexts.loadFailed,
        ...(pageParam === '' && { keep: { kind: 'notifications', id: '' } }),
        takeLate: (seen) => takeFirst(queryKey, seen),
      }),
    initialPageParam: '',
    getNextPageParam: toNextCursor,
    enabled: userId !== '',
    // It stands behind every page of a member: asked again when they come back, not all the time.
    refetchInterval: false,
  });
}

/**
 * A member's notifications as far as they were loaded, with what waits to be sent. Brings its own query client, since the bars stand
 * outside the pages that have one.
 */
export function useNotifications() {
  const userId = useSession()?.user.id ?? '';
  const query = useInfiniteQuery(notificationsQuery(userId), queryClient);
  const pages = query.data?.pages;
  const first = pages?.[0];
  const { pending } = usePendingWrites(first);
  const shown = useMemo(() => {
    const all = pages?.flatMap(({ value }) => value.notifications) ?? [];
    // What moved to a later page while one was reading stands once.
    const notifications = [...new Map(all.map((each) => [each._id, each])).values()];
    return overlayNotifications({ notifications, unread: first?.value.unread ?? 0 }, pending);
  }, [pages, first, pending]);
  return { ...shown, first, query };
}
