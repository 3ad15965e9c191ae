import { useEffect, useState } from 'react';
import type { Notification } from '#contract/notification/schema.ts';
import { submit } from '#domain/outbox/submit.ts';

/**
 * Marks all shown notifications as read on all devices of the member.
 * @returns Ids that were unread since the page opened; they stay highlighted until the user leaves it.
 */
export function useMarkRead(notifications: readonly Notification[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unread = notifications.filter(({ read }) => !read).map(({ _id }) => _id);
  if (unread.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...unread]));
  const [until] = unread;
  useEffect(() => {
    if (until === undefined) return;
    submit([{ command: { op: 'notifications-read.set', until } }]).catch(() => {
      // They stay unread, and the next visit tries again.
      return undefined;
    });
  }, [until]);
  return seen;
}
