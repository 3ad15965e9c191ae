import { useEffect, useState } from 'react';
import type { Notification } from '../../../../contract/notification/notification.ts';

/**
 * Marks all that is shown as read, on all devices of the member. Returns what was unread while this page lay open: it stays marked
 * until that is left.
 */
export function useMarkRead(notifications: readonly Notification[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unread = notifications.filter(({ read }) => !read).map(({ _id }) => _id);
  if (unread.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...unread]));
  const [until] = unread;
  useEffect(() => {
    if (until === undefined) return;
    markRead(until).catch(() => {
      // They stay unread: the next opening tries again.
      return undefined;
    });
  }, [until]);
  return seen;
}

async function markRead(until: string): Promise<void> {
  const { submit } = await import('../../../data/outbox/submit.ts');
  await submit([{ command: { op: 'notifications-read.set', until } }]);
}
