import { OUTBOX_CHANNEL } from '#contract/device/outbox.ts';
import type { Badge } from '#offline/outbox/app-badge.ts';
import { toEngine } from '#offline/outbox/engine.ts';
import type { SenderScope } from './outbox/background.ts';
import { updateBadge } from './outbox/badge.ts';
import { sendOutbox } from './outbox/send-outbox.ts';

declare const self: SenderScope & { navigator: Badge };

/** The worker's second script, for background sync and the badge. */
self.updateBadge = (device) => updateBadge(self.navigator, device);
self.sendOutbox = async (device) => {
  const pages = new BroadcastChannel(OUTBOX_CHANNEL);
  try {
    return await sendOutbox(toEngine(device), () => pages.postMessage('changed'));
  } finally {
    // Update the badge even if writes are left, since the next page may open hours later.
    await updateBadge(self.navigator, device);
    pages.close();
  }
};
