import type { Command } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';
import { findSignedIn } from '../device/signed-in.ts';
import { toCollapseKey } from './collapse.ts';
import { enqueue, toWriteTables } from './enqueue.ts';
import { readRows } from './rows.ts';

export interface DirectWrite {
  command: Command;
  at: number;
}

/**
 * Queues directly sent writes again if an older row of the same key was waiting, because that row would undo them. The
 * new row replaces the older one, or follows it if that may have arrived. It has a new key, since the server ignores a
 * known key.
 */
export async function supersedeOlderRows(
  device: Device,
  userId: string,
  writes: readonly DirectWrite[],
): Promise<void> {
  await device.transaction('rw', toWriteTables(device), async () => {
    if ((await findSignedIn(device))?.userId !== userId) return;
    for (const { command, at } of writes) {
      const key = toCollapseKey(command);
      const rows = await readRows(device, userId);
      const newest = rows.findLast((row) => toCollapseKey(row.command) === key);
      if (newest && newest.createdAt <= at) await enqueue(device, { command, userId });
    }
  });
}
