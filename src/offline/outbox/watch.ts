import type { Device } from '../device/database.ts';
import { findSignedIn, toPauseKey } from '../device/signed-in.ts';
import { type Receipt, readReceipts } from './receipts.ts';
import { type OutboxRow, readRows } from './rows.ts';

/**
 * Waiting writes and recent receipts of the signed-in user. `userId` is '' if signed out. `isPaused`: the server
 * rejected the token, so nothing is sent until the next sign-in.
 */
export interface Waiting {
  userId: string;
  isPaused: boolean;
  rows: readonly OutboxRow[];
  receipts: readonly Receipt[];
}

const NOTHING: Waiting = { userId: '', isPaused: false, rows: [], receipts: [] };

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

/** The number of waiting writes on this device, of all users. */
export function countAll(device: Pick<Device, 'outbox'>): Promise<number> {
  return device.outbox.count();
}
