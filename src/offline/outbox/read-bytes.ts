import * as v from 'valibot';
import type { Device } from '../device/database.ts';

const Bytes = v.object({ userId: v.string(), bytes: v.instance(ArrayBuffer) });

export async function readBytes(
  device: Pick<Device, 'blobs'>,
  uploadId: string,
  userId: string,
): Promise<ArrayBuffer | undefined> {
  const blob: unknown = await device.blobs.get(uploadId);
  return v.is(Bytes, blob) && blob.userId === userId ? blob.bytes : undefined;
}
