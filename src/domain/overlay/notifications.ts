import type { Notification } from '#contract/notification/schema.ts';
import { toNotificationTime } from '#contract/notification/schema.ts';
import { toView } from '#domain/writes.ts';
import { isEffective, type PendingWrite } from './pending.ts';

/**
 * The time up to which all notifications will be read, in microseconds since 1970; `until` if no pending write changes
 * it.
 */
export function toReadUntil(pending: readonly PendingWrite[], until = 0): number {
  return pending
    .filter(isEffective)
    .reduce((latest, write) => toView(write.command).overlay.readUntil(latest, write), until);
}

interface Shown {
  notifications: readonly Notification[];
  unread: number;
}

/** The newest notifications and the unread count, with pending writes applied. */
export function overlayNotifications(
  { notifications, unread }: Shown,
  pending: readonly PendingWrite[],
): Shown {
  const until = toReadUntil(pending);
  const isLater = ({ _id }: Notification) => toNotificationTime(_id) > until;
  if (notifications.every((each) => each.read || isLater(each))) return { notifications, unread };
  return {
    notifications: notifications.map((each) => (isLater(each) ? each : { ...each, read: true })),
    // Notifications on later pages are older, so they are read as well.
    unread: notifications.filter((each) => !each.read && isLater(each)).length,
  };
}
