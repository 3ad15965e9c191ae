import { OUTBOX_CHANNEL } from '../contract/outbox.ts';
import type { Badge } from '../src/offline/outbox/app-badge.ts';
import { toEngine } from '../src/offline/outbox/engine.ts';
import type { PorterScope } from './background.ts';
import { badgeWhatWaits } from './badge.ts';
import { carry } from './carry.ts';

declare const self: PorterScope & { navigator: Badge };

/** The worker's second script: what it calls when the browser wakes it to send. */
self.carryOutbox = async (device) => {
  const pages = new BroadcastChannel(OUTBOX_CHANNEL);
  try {
    return await carry(toEngine(device), () => pages.postMessage('changed'));
  } finally {
    // Also where it ends with something left: the next page may be hours away.
    await badgeWhatWaits(self.navigator, device);
    pages.close();
  }
};
