import { findUnread } from '#offline/community/unread.ts';
import type { Device } from '#offline/device/database.ts';
import { type Badge, showAppBadge, toBadgeCount } from '#offline/outbox/app-badge.ts';
import { countItems, listItems } from '#offline/outbox/items.ts';
import { readWaiting } from '#offline/outbox/watch.ts';

/** Sets the app badge to the count of the signed-in user, since no page may be open. */
export async function updateBadge(badge: Badge, device: Device): Promise<void> {
  const { userId, rows } = await readWaiting(device);
  const unread = userId === '' ? 0 : await findUnread(device, userId);
  await showAppBadge(badge, toBadgeCount(countItems(listItems(rows), true), unread));
}
