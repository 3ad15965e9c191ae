import type { Device } from '../device.ts';
import { findSignedIn } from '../signed-in.ts';
import { type Receipt, readReceipts } from './receipts.ts';
import { type OutboxRow, readRows } from './rows.ts';

/** What waits for whoever is signed in, and what was accepted of late. */
export interface Waiting {
  rows: readonly OutboxRow[];
  receipts: readonly Receipt[];
}

const NOTHING: Waiting = { rows: [], receipts: [] };

/** What waits for whoever is signed in by now. */
export function readWaiting(device: Device): Promise<Waiting> {
  const { session, outbox, receipts } = device;
  return device.transaction('r', session, outbox, receipts, async () => {
    const me = await findSignedIn(device);
    if (!me) return NOTHING;
    const rows = await readRows(device, me.userId);
    return { rows, receipts: await readReceipts(device, me.userId) };
  });
}

/** How much waits on this device, whoever it belongs to. */
export function countAll(device: Pick<Device, 'outbox'>): Promise<number> {
  return device.outbox.count();
}
