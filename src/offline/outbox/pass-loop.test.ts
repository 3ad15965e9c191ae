import { expect, test, vi } from 'vitest';
import { createPassLoop } from './pass-loop.ts';

test('runs one more pass for all requests during a pass', async () => {
  const ends: (() => void)[] = [];
  const pass = vi.fn<() => Promise<undefined>>(
    () => new Promise((resolve) => ends.push(() => resolve(undefined))),
  );
  const loop = createPassLoop({ pass, setAlarm: () => () => {} });
  loop.wake();
  loop.wake();
  loop.wake();
  expect(pass).toHaveBeenCalledTimes(1);
  ends.shift()?.();
  await vi.waitFor(() => expect(pass).toHaveBeenCalledTimes(2));
  ends.shift()?.();
  await loop.settled();
  expect(pass).toHaveBeenCalledTimes(2);
});

test('sets an alarm for the next pass, which the next pass replaces', async () => {
  const alarms: { ring: () => void; ms: number; isCancelled: boolean }[] = [];
  const loop = createPassLoop({
    pass: async () => 500,
    setAlarm: (ring, ms) => {
      const alarm = { ring, ms, isCancelled: false };
      alarms.push(alarm);
      return () => {
        alarm.isCancelled = true;
      };
    },
  });
  loop.wake();
  await loop.settled();
  expect(alarms).toMatchObject([{ ms: 500, isCancelled: false }]);
  alarms[0]?.ring();
  await loop.settled();
  expect(alarms).toMatchObject([{ isCancelled: true }, { ms: 500, isCancelled: false }]);
});
