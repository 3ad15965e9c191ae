import type { Device } from '../device/database.ts';
import { findSignedIn } from '../device/signed-in.ts';
import { discard } from './decide.ts';
import { type Outbox, type OutboxRow, readRows } from './rows.ts';

/** Removes a waiting deletion. Returns false if it was already sent or is being sent. */
export async function undo(device: Device, key: string): Promise<boolean> {
  const row = await findByKey(device, key);
  return row !== undefined && discard(device, row);
}

/** Ends the undo period, so that the next pass sends the deletion. */
export function endUndo(device: Device, key: string): Promise<void> {
  return device.transaction('rw', device.outbox, device.session, async () => {
    const row = await findByKey(device, key);
    if (row?.heldUntil) await device.outbox.put({ ...row, heldUntil: 1 });
  });
}

async function findByKey(
  device: Outbox & Pick<Device, 'session'>,
  key: string,
): Promise<OutboxRow | undefined> {
  const me = await findSignedIn(device);
  return me && (await readRows(device, me.userId)).find((row) => row.key === key);
}
