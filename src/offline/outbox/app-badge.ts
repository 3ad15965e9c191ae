import type { OutboxCounts } from './items.ts';

/** Of the browser's `navigator`: not every platform has a number for the app's icon. */
export interface Badge {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** What the number on the app's icon counts: all that waits or was refused, and the notifications that are unread. */
export function toBadgeCount({ waiting, refused }: OutboxCounts, unread: number): number {
  return waiting + refused + unread;
}

/** Puts a count on the app's icon, or takes it away. */
export async function showAppBadge(badge: Badge, count: number): Promise<void> {
  const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  // Browsers may refuse a badge for an app that is not installed.
  await shown?.catch(() => undefined);
}
