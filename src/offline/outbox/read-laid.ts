import type { Device } from '../device.ts';
import { type Laid, toLaid } from '../overlay/laid.ts';
import { readReceipts } from './receipts.ts';
import { readRows } from './rows.ts';

/** All of a member's writes that an answer asked for at `requestedAt` may not show yet. */
export function readLaid(device: Device, userId: string, requestedAt: number): Promise<Laid[]> {
  return device.transaction('r', device.outbox, device.receipts, async () =>
    toLaid(
      { rows: await readRows(device, userId), receipts: await readReceipts(device, userId) },
      requestedAt,
    ),
  );
}
