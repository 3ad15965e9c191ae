import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSoundingTab } from './sounding-tab.ts';

/** The locks of one browser: each is given to one at a time, in the order in which they asked. */
class Locks {
  asked: string[] = [];
  #held = Promise.resolve();
  request = (name: string, work: () => Promise<void>): Promise<void> => {
    this.asked.push(name);
    const mine = this.#held.then(work);
    this.#held = mine;
    return mine;
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

test('of several tabs one sounds, also when all of them look again and again', async () => {
  const tabs = [createSoundingTab(), createSoundingTab(), createSoundingTab()];
  const countSounding = () => tabs.filter((tab) => tab.isSoundingTab()).length;
  expect(countSounding()).toBe(0);
  await expect.poll(countSounding).toBe(1);
  expect(tabs.map((tab) => tab.isSoundingTab())).toEqual([true, false, false]);
  expect(locks.asked).toEqual(Array(3).fill('kitchen-sound'));
});

test('when its timers are gone, the next tab sounds', async () => {
  const [first, second] = [createSoundingTab(), createSoundingTab()];
  first.isSoundingTab();
  await expect.poll(() => first.isSoundingTab()).toBe(true);
  expect(second.isSoundingTab()).toBe(false);
  first.leaveSound();
  await expect.poll(() => second.isSoundingTab()).toBe(true);
});

test('a tab that waited in vain does not hold the others up', async () => {
  const [first, second, third] = [createSoundingTab(), createSoundingTab(), createSoundingTab()];
  for (const tab of [first, second, third]) tab.isSoundingTab();
  await expect.poll(() => first.isSoundingTab()).toBe(true);
  second.leaveSound();
  first.leaveSound();
  await expect.poll(() => third.isSoundingTab()).toBe(true);
});

test('a browser without locks sounds in every tab', async () => {
  vi.stubGlobal('navigator', {});
  const tabs = [createSoundingTab(), createSoundingTab()];
  expect(tabs.map((tab) => tab.isSoundingTab())).toEqual([true, true]);
});
