import { IDS_KEPT_MS } from '../../../contract/outbox.ts';
import type { Device } from '../device.ts';
import { removeOldReceipts } from './receipts.ts';

/** Forgets what nobody asks for any more. Ids stay while anything waits: it may speak of them. */
export async function forgetOld(device: Device, now: number): Promise<void> {
  await removeOldReceipts(device, now);
  await device.transaction('rw', device.outbox, device.idmap, async () => {
    if ((await device.outbox.count()) > 0) return;
    await device.idmap
      .where('at')
      .below(now - IDS_KEPT_MS)
      .delete();
  });
}
