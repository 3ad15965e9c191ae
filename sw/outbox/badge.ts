import type { Device } from '../../src/offline/device/device.ts';
import { type Badge, showAppBadge } from '../../src/offline/outbox/app-badge.ts';
import { listItems } from '../../src/offline/outbox/items.ts';
import { readWaiting } from '../../src/offline/outbox/watch.ts';

/** Says on the app's icon how much is left for whoever is signed in, where no page may be open to count. */
export async function badgeWhatWaits(badge: Badge, device: Device): Promise<void> {
  const { rows } = await readWaiting(device);
  await showAppBadge(badge, listItems(rows).length);
}
