import * as v from 'valibot';
import type { Device } from '../device/database.ts';
import { onDevice } from '../device/device.ts';

const UnreadRow = v.object({ k: v.string(), unread: v.number() });

const toKey = (userId: string) => `unread:${userId}`;

export async function findUnread(device: Pick<Device, 'meta'>, userId: string): Promise<number> {
  const row = await device.meta.get(toKey(userId));
  return v.is(UnreadRow, row) ? row.unread : 0;
}

export function saveUnread(userId: string, unread: number): Promise<void> {
  return onDevice(async (device) => {
    await device.meta.put({ k: toKey(userId), unread });
  }, undefined);
}

/** Called at sign-out. */
export function removeUnread(userId: string): Promise<void> {
  return onDevice((device) => device.meta.delete(toKey(userId)), undefined);
}
