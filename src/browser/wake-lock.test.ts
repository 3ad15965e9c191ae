import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepScreenOn } from './wake-lock.ts';

/** What a browser gives out, as far as it can be seen from outside. */
class Lock extends EventTarget {
  released = false;
  release = async () => {
    this.released = true;
    this.dispatchEvent(new Event('release'));
  };
}

let locks: Lock[] = [];
let isRefused = false;
let letGo = () => {};
const told: boolean[] = [];

beforeEach(() => {
  locks = [];
  isRefused = false;
  told.length = 0;
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        if (isRefused) throw new DOMException('Low battery', 'NotAllowedError');
        const lock = new Lock();
        locks.push(lock);
        return lock;
      },
    },
  });
});

afterEach(() => {
  letGo();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the lock is asked for at the start, and given back at the end', async () => {
  letGo = keepScreenOn((isOn) => told.push(isOn));
  await expect.poll(() => told).toEqual([true]);
  letGo();
  expect(locks.map((lock) => lock.released)).toEqual([true]);
});

test('a lock that the browser took away is asked for again, and nobody is told a lie between', async () => {
  letGo = keepScreenOn((isOn) => told.push(isOn));
  await expect.poll(() => told).toEqual([true]);
  await locks[0]?.release();
  await expect.poll(() => told).toEqual([true, false, true]);
  expect(locks).toHaveLength(2);
});

test('where it is refused nothing is claimed, and the next tap tries again', async () => {
  isRefused = true;
  letGo = keepScreenOn((isOn) => told.push(isOn));
  await expect.poll(() => told).toEqual([]);
  isRefused = false;
  await expect
    .poll(() => {
      globalThis.dispatchEvent(new Event('click'));
      return told;
    })
    .toEqual([true]);
});

test('a browser without such locks cooks all the same', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  letGo = keepScreenOn((isOn) => told.push(isOn));
  expect(told).toEqual([]);
});
