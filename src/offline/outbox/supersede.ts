import type { Command } from '../../../contract/writes/all.ts';
import type { Device } from '../device/device.ts';
import { findSignedIn } from '../device/signed-in.ts';
import { toCollapseKey } from './collapse.ts';
import { enqueue } from './enqueue.ts';
import { readRows } from './rows.ts';

/** A write that was sent without the outbox, and when. */
export interface DirectWrite {
  command: Command;
  at: number;
}

/**
 * A row that was waiting when a newer write of the same target was sent directly must not undo that write. So the newer one
 * is queued as well: it replaces the row, or follows it where the row may have arrived. It gets a new key, since the server
 * answers a known key without applying the write again.
 */
export async function supersedeOlderRows(
  device: Device,
  userId: string,
  writes: readonly DirectWrite[],
): Promise<void> {
  const { outbox, outboxBody, blobs, drafts, idmap, session } = device;
  await device.transaction('rw', [outbox, outboxBody, blobs, drafts, idmap, session], async () => {
    if ((await findSignedIn(device))?.userId !== userId) return;
    for (const { command, at } of writes) {
      const key = toCollapseKey(command);
      const rows = await readRows(device, userId);
      const newest = rows.findLast((row) => toCollapseKey(row.command) === key);
      if (newest && newest.createdAt <= at) await enqueue(device, { command, userId });
    }
  });
}
