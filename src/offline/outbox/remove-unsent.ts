import type { Device } from '../device/database.ts';
import { readRows } from './rows.ts';

/** Removes the bytes of these uploads, except of those that wait in the outbox. Part of the caller's transaction. */
export async function removeUnsent(
  device: Device,
  userId: string,
  uploads: readonly string[],
): Promise<void> {
  if (uploads.length === 0) return;
  const rows = await readRows(device, userId);
  const waiting = new Set(
    rows.flatMap(({ command }) => ('uploadId' in command ? command.uploadId : [])),
  );
  await device.blobs.bulkDelete(uploads.filter((upload) => !waiting.has(upload)));
}
