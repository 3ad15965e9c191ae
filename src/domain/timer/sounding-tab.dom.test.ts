import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSoundingTab } from './sounding-tab.ts';

/** Fake Web Locks: grants the lock to one request at a time, in their order. */
class Locks {
  asked: string[] = [];
  #held = Promise.resolve();
  request = (name: string, work: () => Promise<void>): Promise<void> => {
    this.asked.push(name);
    const ownTurn = this.#held.then(work);
    this.#held = ownTurn;
    return ownTurn;
  };
}

let locks: Locks;
beforeEach(() => {
  locks = new Locks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

test('lets one of several tabs sound, also when all of them check repeatedly', async () => {
  const tabs = [createSoundingTab(), createSoundingTab(), createSoundingTab()];
  const countSounding = () => tabs.filter((tab) => tab.isSoundingTab()).length;
  expect(countSounding()).toBe(0);
  await expect.poll(countSounding).toBe(1);
  expect(tabs.map((tab) => tab.isSoundingTab())).toEqual([true, false, false]);
  expect(locks.asked).toEqual(Array(3).fill('kitchen-sound'));
});

test('lets the next tab sound when the first has no timers left', async () => {
  const [first, second] = [createSoundingTab(), createSoundingTab()];
  first.isSoundingTab();
  await expect.poll(() => first.isSoundingTab()).toBe(true);
  expect(second.isSoundingTab()).toBe(false);
  first.leaveSound();
  await expect.poll(() => second.isSoundingTab()).toBe(true);
});

test('skips a waiting tab that no longer needs the sound', async () => {
  const [first, second, third] = [createSoundingTab(), createSoundingTab(), createSoundingTab()];
  for (const tab of [first, second, third]) tab.isSoundingTab();
  await expect.poll(() => first.isSoundingTab()).toBe(true);
  second.leaveSound();
  first.leaveSound();
  await expect.poll(() => third.isSoundingTab()).toBe(true);
});

test('sounds in every tab of a browser without locks', async () => {
  vi.stubGlobal('navigator', {});
  const tabs = [createSoundingTab(), createSoundingTab()];
  expect(tabs.map((tab) => tab.isSoundingTab())).toEqual([true, true]);
});
