import { expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import { Device } from '../device/database.ts';
import { closeDevice, setDeviceTimeout, writeOnDevice } from '../device/device.ts';
import { saveSignedIn } from '../device/signed-in.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { enqueueAll } from './enqueue.ts';

test('does not store a write after its caller has given up', async () => {
  useFreshDevice();
  await saveSignedIn({ userId: 'ana', token: 't' });
  const other = new Device();
  await other.open();
  let isHeld = true;
  const holding = other.backendDB().transaction('outbox', 'readwrite');
  const hold = () => {
    if (isHeld) holding.objectStore('outbox').count().addEventListener('success', hold);
  };
  hold();
  setDeviceTimeout(50);
  const command: Command = { op: 'like.set', postId: 'p', on: true };
  const late = writeOnDevice((device) => enqueueAll(device, [{ command, userId: 'ana' }]));
  await expect(late).rejects.toThrow('broken');
  isHeld = false;
  await new Promise((resolve) => holding.addEventListener('complete', resolve));
  expect(await other.outbox.count()).toBe(0);
  closeDevice();
  setDeviceTimeout(20_000);
  expect(await writeOnDevice((device) => device.outbox.count())).toBe(0);
});
