import type { Device } from '../device/database.ts';
import { toBytesId } from './ids-of.ts';
import type { OutboxRow } from './rows.ts';

/** Removes rows with their bodies and bytes. Call it in a transaction over these three tables. */
export async function removeRows(
  device: Pick<Device, 'outbox' | 'outboxBody' | 'blobs'>,
  rows: readonly OutboxRow[],
): Promise<void> {
  await device.outbox.bulkDelete(rows.map(({ seq }) => seq));
  await device.outboxBody.bulkDelete(rows.map(({ key }) => key));
  await device.blobs.bulkDelete(rows.flatMap(({ command }) => toBytesId(command) ?? []));
}
