import { IDS_KEPT_MS } from '#contract/device/outbox.ts';
import type { Device } from '../device/database.ts';
import { removeOldReceipts } from './receipts.ts';

/** Deletes expired receipts and id mappings. Mappings stay while any write waits, since it may refer to them. */
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
