import * as v from 'valibot';
import { OpenAddress } from '#contract/device/open-address.ts';
import { isCookingPage } from '#contract/page/paths.ts';

const OwnAddress = v.object({ address: OpenAddress.entries.address });

interface Page {
  focus: () => Promise<unknown>;
  postMessage: (message: OpenAddress) => void;
}

interface Windows {
  matchAll: (options: { type: 'window' }) => Promise<readonly Page[]>;
  openWindow: (address: string) => Promise<unknown>;
}

/**
 * Focuses an open window after a click on a notification, else opens one at the notification's address. Other
 * notifications than timers, which every page shows, also navigate the window without a reload.
 */
export async function answerNotificationClick(
  notification: Pick<Notification, 'close' | 'data'>,
  windows: Windows,
): Promise<void> {
  notification.close();
  const data = v.safeParse(OwnAddress, notification.data);
  const address = data.success ? data.output.address : undefined;
  const [open] = await windows.matchAll({ type: 'window' });
  if (open) {
    await open.focus();
    if (address && !isTimer(address)) open.postMessage({ kind: 'open-address', address });
    return;
  }
  if (address) await windows.openWindow(address);
}

const isTimer = (address: string) => isCookingPage(address.replace(/[?#].*/, ''));
