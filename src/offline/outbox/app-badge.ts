import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { OutboxCounts } from './items.ts';

/** The badging part of `navigator`; not every platform supports it. */
export interface Badge {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** The badge counts waiting and refused writes and unread notifications. */
export function toBadgeCount({ waiting, refused }: OutboxCounts, unread: number): number {
  return waiting + refused + unread;
}

export async function showAppBadge(badge: Badge, count: number): Promise<void> {
  const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  if (shown) await ignoreError(shown, 'the app is not installed');
}
