import { OUTBOX_CHANNEL } from '../contract/device/outbox.ts';
import type { Badge } from '../src/offline/outbox/app-badge.ts';
import { toEngine } from '../src/offline/outbox/engine.ts';
import type { SenderScope } from './outbox/background.ts';
import { badgeWhatWaits } from './outbox/badge.ts';
import { sendOutbox } from './outbox/send-outbox.ts';

declare const self: SenderScope & { navigator: Badge };

/** The worker's second script: what it calls when the browser wakes it to send. */
self.sendOutbox = async (device) => {
  const pages = new BroadcastChannel(OUTBOX_CHANNEL);
  try {
    return await sendOutbox(toEngine(device), () => pages.postMessage('changed'));
  } finally {
    // Also where it ends with something left: the next page may be hours away.
    await badgeWhatWaits(self.navigator, device);
    pages.close();
  }
};
