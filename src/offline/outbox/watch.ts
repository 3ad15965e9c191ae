import type { Device } from '../device.ts';
import { findSignedIn, toPauseKey } from '../signed-in.ts';
import { type Receipt, readReceipts } from './receipts.ts';
import { type OutboxRow, readRows } from './rows.ts';

/**
 * What waits for whoever is signed in, and what was accepted of late. `userId`: whose it is, '' for nobody's; `isPaused`:
 * the server no longer takes their token, so that nothing is sent until they sign in again.
 */
export interface Waiting {
  userId: string;
  isPaused: boolean;
  rows: readonly OutboxRow[];
  receipts: readonly Receipt[];
}

const NOTHING: Waiting = { userId: '', isPaused: false, rows: [], receipts: [] };

/** What waits for whoever is signed in by now. */
export function readWaiting(device: Device): Promise<Waiting> {
  const { session, outbox, receipts, meta } = device;
  return device.transaction('r', session, outbox, receipts, meta, async () => {
    const me = await findSignedIn(device);
    if (!me) return NOTHING;
    const { userId } = me;
    const rows = await readRows(device, userId);
    const isPaused = (await meta.get(toPauseKey(userId))) !== undefined;
    return { userId, isPaused, rows, receipts: await readReceipts(device, userId) };
  });
}

/** How much waits on this device, whoever it belongs to. */
export function countAll(device: Pick<Device, 'outbox'>): Promise<number> {
  return device.outbox.count();
}
