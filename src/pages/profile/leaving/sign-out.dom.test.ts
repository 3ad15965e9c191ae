import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMember } from '#domain/account/forget-member.ts';
import { countWaiting } from '#domain/outbox/feed.ts';
import { savePage } from '#offline/community/community-pages.ts';
import { closeDevice, onDevice } from '#offline/device/device.ts';
import { readSignedIn, saveSignedIn } from '#offline/device/signed-in.ts';
import { startTimer } from '#offline/kitchen/timer.ts';
import { readTimers, saveTimer } from '#offline/kitchen/timer-store.ts';
import { toFreshRow } from '#offline/outbox/rows.ts';
import { readSessions, startSession } from '#offline/recipes/cooking-session.ts';
import { pinRecipes } from '#offline/recipes/pins.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { setHint } from '#platform/hints.ts';
import { beginSession } from '#platform/session.ts';
import { endRecord } from '#platform/session-record.ts';
import { readTyped, saveTyped } from '#platform/typed-note.ts';
import { toSampleUser } from '#src/testing/sample-user.ts';
import { mayWait, signOut } from './sign-out.ts';

useFreshDevice();
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await saveSignedIn({ userId: 'ana', token: 'a' });
  await pinRecipes('ana', 'saved', ['pho']);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const command = { op: 'favorite.set', recipeName: 'Pho', on: true } as const;
const moment = { key: 'k', now: 1, bytes: 1, deps: [] };
const putRow = () =>
  onDevice((device) => device.outbox.add(toFreshRow('ana', command, moment)), undefined);
const countPins = () => onDevice((device) => device.pins.count(), -1);
const readPause = () => onDevice((device) => device.meta.get('pausedAuth:ana'), undefined);

test('removes all personal data when the server has ended the session', async () => {
  localStorage.setItem('simmer.searches', '["soup"]');
  localStorage.setItem('music_access_token', 'm');
  const feed = { userId: 'ana', kind: 'feed', id: '' } as const;
  await savePage(feed, { value: { posts: [] }, askedAt: 1, storedAt: 1 });
  await forgetMember('ana', 'pause');
  expect(await onDevice((device) => device.communityPages.count(), -1)).toBe(0);
  expect(await readSignedIn()).toBeUndefined();
  expect(await countPins()).toBe(0);
  expect(localStorage.getItem('simmer.searches')).toBeNull();
  expect(localStorage.getItem('music_access_token')).toBeNull();
});

test('keeps cooking sessions and timers, which belong to the device', async () => {
  const { id } = await startSession(toSampleRecipe('pho'));
  const place = { id: 't', dishId: 'pho', step: 1, name: 'Pho' };
  await saveTimer(startTimer(place, { words: '3 hours', seconds: 10_800 }, Date.now()));
  await forgetMember('ana', 'delete');
  expect((await readSessions()).map((session) => session.id)).toEqual([id]);
  expect(await readTimers()).toHaveLength(1);
});

test('keeps the owner of pending writes on record but sends nothing for them', async () => {
  await putRow();
  await forgetMember('ana', 'pause');
  expect((await readSignedIn())?.userId).toBe('ana');
  expect(await readPause()).toBeTruthy();
  expect(await countWaiting('ana')).toBe(1);
});

test('falls back to the last known state if the device does not respond', async () => {
  beginSession({ token: 'a', user: toSampleUser('ana') }, Date.now());
  await onDevice((device) => device.outbox.clear(), undefined);
  expect(await mayWait()).toBe(false);
  await putRow();
  expect(await mayWait()).toBe(true);
  vi.stubGlobal('indexedDB', undefined);
  closeDevice();
  setHint('outbox', false);
  expect(await mayWait()).toBe(false);
  setHint('outbox', true);
  expect(await mayWait()).toBe(true);
  closeDevice();
});

test('does not touch the record of a member who has signed in meanwhile', async () => {
  await saveSignedIn({ userId: 'ben', token: 'b' });
  await forgetMember('ana', 'keep');
  await forgetMember('ana', 'pause');
  expect((await readSignedIn())?.userId).toBe('ben');
});

test("removes the device's data even if local storage fails", async () => {
  await putRow();
  beginSession({ token: 'a', user: toSampleUser('ana') }, 0);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await signOut('delete');
  expect(await readSignedIn()).toBeUndefined();
  expect(await countPins()).toBe(0);
  expect(await countWaiting('ana')).toBe(0);
});

test('removes a leftover record when the app starts for a visitor', async () => {
  await endRecord();
  expect(await readSignedIn()).toBeUndefined();
});

test('keeps the synchronous draft copies with the drafts and deletes them together', async () => {
  saveTyped('ana|new', { at: 1 });
  saveTyped('ben|new', { at: 1 });
  await forgetMember('ana', 'pause');
  expect(readTyped('ana|new', v.object({ at: v.number() }), 0)).toBeTruthy();
  await forgetMember('ana', 'delete');
  expect(Object.keys(localStorage).filter((key) => key !== 'simmer.lists')).toEqual([
    'simmer.typed.ben|new',
  ]);
});
