import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepScreenOn } from './wake-lock.ts';

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
const states: boolean[] = [];

beforeEach(() => {
  locks = [];
  isRefused = false;
  answer = Promise.resolve();
  states.length = 0;
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

function setVisible(isVisible: boolean): void {
  const value = isVisible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('requests the lock at the start and releases it at the end', async () => {
  letGo = keepScreenOn((isOn) => states.push(isOn));
  await expect.poll(() => states).toEqual([true]);
  letGo();
  expect(locks.map((lock) => lock.released)).toEqual([true]);
});

test('requests a lock again after the browser released it, and reports the gap', async () => {
  letGo = keepScreenOn((isOn) => states.push(isOn));
  await expect.poll(() => states).toEqual([true]);
  await locks[0]?.release();
  await expect.poll(() => states).toEqual([true, false, true]);
  expect(locks).toHaveLength(2);
});

test('requests a lock again when a hidden page becomes visible', async () => {
  letGo = keepScreenOn((isOn) => states.push(isOn));
  await expect.poll(() => states).toEqual([true]);
  setVisible(false);
  await locks[0]?.release();
  expect(states).toEqual([true, false]);
  expect(locks).toHaveLength(1);
  setVisible(true);
  await expect.poll(() => states).toEqual([true, false, true]);
});

test('gets a lock if the page was hidden and shown during the request', async () => {
  answer = new Promise((_resolve, reject) => {
    refuse = () => reject(new DOMException('Hidden', 'NotAllowedError'));
  });
  letGo = keepScreenOn((isOn) => states.push(isOn));
  setVisible(false);
  answer = Promise.resolve();
  setVisible(true);
  refuse();
  await expect.poll(() => states).toEqual([true]);
});

test.each([
  ['18_3', []],
  ['18_4', [true]],
])('on the home screen of iOS %s', async (version, claimed) => {
  const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15`;
  for (const [name, value] of Object.entries({ standalone: true, userAgent })) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  letGo = keepScreenOn((isOn) => states.push(isOn));
  await expect.poll(() => locks).toHaveLength(claimed.length);
  await Promise.resolve();
  expect(states).toEqual(claimed);
});

test('reports nothing after a refusal and retries with the next tap', async () => {
  isRefused = true;
  letGo = keepScreenOn((isOn) => states.push(isOn));
  await expect.poll(() => states).toEqual([]);
  isRefused = false;
  await expect
    .poll(() => {
      globalThis.dispatchEvent(new Event('click'));
      return states;
    })
    .toEqual([true]);
});

test('does nothing in a browser without wake locks', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  letGo = keepScreenOn((isOn) => states.push(isOn));
  expect(states).toEqual([]);
});
