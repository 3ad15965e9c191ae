import { useEffect } from 'react';
import { useMe } from '#domain/account/me.ts';
import { useNotifications } from '#domain/notification/queries.ts';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import { keepRegistered } from '#domain/push/push.ts';
import { saveUnread } from '#offline/community/unread.ts';
import { showAppBadge, toBadgeCount } from '#offline/outbox/app-badge.ts';
import { useSession } from '#platform/session.ts';

/**
 * Updates the number on the app's icon and keeps this browser registered for push notifications if the member wants
 * them.
 */
export function BadgeWatch() {
  const session = useSession();
  const userId = session?.user.id;
  const token = session?.token;
  const isWanted = useMe()?.pushSettings?.on === true;
  const counts = useOutboxCounts();
  const { unread, first } = useNotifications();
  const isAsked = first?.source === 'network';
  const count = toBadgeCount(counts, userId === undefined ? 0 : unread);

  useEffect(() => void showAppBadge(navigator, count), [count]);

  useEffect(() => {
    // Only fresh counts are saved: a stored copy may be older than the last push.
    if (userId !== undefined && isAsked) void saveUnread(userId, unread);
  }, [userId, unread, isAsked]);

  useEffect(() => {
    if (isWanted && token !== undefined) void keepRegistered(token);
  }, [isWanted, token]);

  return null;
}
