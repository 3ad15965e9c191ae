import type { Command } from '#contract/writes.ts';
import { Device } from '../../device/database.ts';
import { closeDevice } from '../../device/device.ts';
import { useFreshDevice } from '../../testing/fresh-device.ts';
import { enqueue, type NewWrite } from '../enqueue.ts';
import { readRows } from '../rows.ts';

/** Returns an empty device with Ana signed in. */
export async function openOutbox(): Promise<Device> {
  useFreshDevice();
  const db = new Device();
  await signIn(db, 'ana');
  return db;
}

export async function signIn(db: Device, userId: string, token = `token-of-${userId}`) {
  await db.session.put({ k: 'current', userId, token });
  await db.meta.delete(`pausedAuth:${userId}`);
}

export function closeOutbox(db: Device): void {
  db.close();
  closeDevice();
}

export function wish(db: Device, command: Command, more: Partial<NewWrite> = {}) {
  return enqueue(db, { userId: 'ana', command, ...more });
}

export async function listWaiting(db: Device, userId = 'ana'): Promise<Command[]> {
  return (await readRows(db, userId)).map((row) => row.command);
}
