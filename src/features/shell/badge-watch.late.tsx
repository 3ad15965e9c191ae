import { useEffect } from 'react';
import { useSession } from '../../browser/session.ts';
import { useMe } from '../../data/me.ts';
import { useNotifications } from '../../data/notifications.ts';
import { useOutboxCounts } from '../../data/outbox/counts.ts';
import { keepRegistered } from '../../data/push.ts';
import { saveUnread } from '../../offline/community/unread.ts';
import { showAppBadge, toBadgeCount } from '../../offline/outbox/app-badge.ts';

/** Keeps the number on the app's icon, and this browser registered for a member who wants to be told while no page is open. */
export default function BadgeWatch() {
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
    // A copy says less than a push that came since.
    if (userId !== undefined && isAsked) void saveUnread(userId, unread);
  }, [userId, unread, isAsked]);

  useEffect(() => {
    if (isWanted && token !== undefined) void keepRegistered(token);
  }, [isWanted, token]);

  return null;
}
