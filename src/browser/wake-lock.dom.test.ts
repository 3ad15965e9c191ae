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
let answer: Promise<void> = Promise.resolve();
let letGo = () => {};
let refuse = () => {};
const told: boolean[] = [];

beforeEach(() => {
  locks = [];
  isRefused = false;
  answer = Promise.resolve();
  told.length = 0;
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        await answer;
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
  for (const name of ['wakeLock', 'standalone', 'userAgent'])
    Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'visibilityState');
});

/** What a browser does with a page that is put away, and taken up again. */
function setVisible(isVisible: boolean): void {
  const value = isVisible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
}

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

test('a page that was hidden has no lock, and asks for one when it is seen again', async () => {
  letGo = keepScreenOn((isOn) => told.push(isOn));
  await expect.poll(() => told).toEqual([true]);
  setVisible(false);
  await locks[0]?.release();
  expect(told).toEqual([true, false]);
  expect(locks).toHaveLength(1);
  setVisible(true);
  await expect.poll(() => told).toEqual([true, false, true]);
});

test('a page that is hidden and seen again while it asks does not miss its lock', async () => {
  answer = new Promise((_resolve, reject) => {
    refuse = () => reject(new DOMException('Hidden', 'NotAllowedError'));
  });
  letGo = keepScreenOn((isOn) => told.push(isOn));
  setVisible(false);
  answer = Promise.resolve();
  setVisible(true);
  refuse();
  await expect.poll(() => told).toEqual([true]);
});

test.each([
  ['18_3', []],
  ['18_4', [true]],
])('on the home screen of iOS %s', async (version, claimed) => {
  const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15`;
  for (const [name, value] of Object.entries({ standalone: true, userAgent })) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  letGo = keepScreenOn((isOn) => told.push(isOn));
  await expect.poll(() => locks).toHaveLength(claimed.length);
  await Promise.resolve();
  expect(told).toEqual(claimed);
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
