import { expect, test } from 'vitest';
import { Device } from '../device/database.ts';
import { closeDevice, setDeviceTimeout } from '../device/device.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { startTimer } from './timer.ts';
import { readTimers, saveTimer, takeDueTimers } from './timer-store.ts';

test('leaves a timer to ring if it was taken after the caller had timed out', async () => {
  useFreshDevice();
  const place = { id: 'eggs', dishId: 'ramen', step: 1, name: 'Ramen' };
  await saveTimer(startTimer(place, { words: '7 minutes', seconds: 420 }, 0), 0);
  const other = new Device();
  await other.open();
  let isHeld = true;
  const holding = other.backendDB().transaction('timers', 'readwrite');
  const hold = () => {
    if (isHeld) holding.objectStore('timers').count().addEventListener('success', hold);
  };
  hold();
  setDeviceTimeout(50);
  expect(await takeDueTimers(420_000)).toEqual([]);
  isHeld = false;
  await new Promise((resolve) => holding.addEventListener('complete', resolve));
  closeDevice();
  setDeviceTimeout(20_000);
  expect((await readTimers(420_000)).map(({ rangAt }) => rangAt)).toEqual([undefined]);
  expect(await takeDueTimers(420_000)).toHaveLength(1);
  other.close();
});
