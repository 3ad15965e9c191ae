import type { Notification } from '../../../contract/notification/notification.ts';
import { toNotificationTime } from '../../../contract/notification/notification-read.ts';
import { toView } from '../all.ts';
import { isEffective, type PendingWrite } from './pending.ts';

/** Up to when all will be read, in microseconds since 1970; 0 where nothing that waits says so. */
export function toReadUntil(pending: readonly PendingWrite[], until = 0): number {
  return pending
    .filter(isEffective)
    .reduce((latest, write) => toView(write.command).overlay.readUntil(latest, write), until);
}

interface Shown {
  notifications: readonly Notification[];
  unread: number;
}

/** Notifications from the newest on as they will be, and how many are unread. */
export function overlayNotifications(
  { notifications, unread }: Shown,
  pending: readonly PendingWrite[],
): Shown {
  const until = toReadUntil(pending);
  const isLater = ({ _id }: Notification) => toNotificationTime(_id) > until;
  if (notifications.every((each) => each.read || isLater(each))) return { notifications, unread };
  return {
    notifications: notifications.map((each) => (isLater(each) ? each : { ...each, read: true })),
    // What is further down is older, so it is read as well.
    unread: notifications.filter((each) => !each.read && isLater(each)).length,
  };
}
