import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setHint } from '../../../browser/hints.ts';
import { beginSession } from '../../../browser/session.ts';
import { endRecord } from '../../../browser/session-record.ts';
import { readTyped, saveTyped } from '../../../browser/typed-note.ts';
import { forgetMember } from '../../../data/forget-member.ts';
import { countWaiting } from '../../../data/outbox/decisions.late.ts';
import { toSampleUser } from '../../../data/testing/sample-user.ts';
import { savePage } from '../../../offline/community/community-pages.ts';
import { closeDevice, onDevice } from '../../../offline/device/device.ts';
import { readSignedIn, saveSignedIn } from '../../../offline/device/signed-in.ts';
import { startTimer } from '../../../offline/kitchen/timer.ts';
import { readTimers, saveTimer } from '../../../offline/kitchen/timer-store.ts';
import { toFreshRow } from '../../../offline/outbox/rows.ts';
import { readSessions, startSession } from '../../../offline/recipes/cooking-session.ts';
import { pinRecipes } from '../../../offline/recipes/pins.ts';
import { useFreshDevice } from '../../../offline/testing/fresh-device.ts';
import { toSampleRecipe } from '../../../offline/testing/sample-recipes.ts';
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

test('the server ended the session: nothing of the person stays', async () => {
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

test('what is on the stove stays: the pot does not know who is signed in', async () => {
  const { id } = await startSession(toSampleRecipe('pho'));
  const place = { id: 't', dishId: 'pho', step: 1, name: 'Pho' };
  await saveTimer(startTimer(place, { words: '3 hours', seconds: 10_800 }, Date.now()));
  await forgetMember('ana', 'delete');
  expect((await readSessions()).map((session) => session.id)).toEqual([id]);
  expect(await readTimers()).toHaveLength(1);
});

test('where something waits, its owner stays known, and nothing is sent in their name', async () => {
  await putRow();
  await forgetMember('ana', 'pause');
  expect((await readSignedIn())?.userId).toBe('ana');
  expect(await readPause()).toBeTruthy();
  expect(await countWaiting('ana')).toBe(1);
});

test('a device that does not answer: it is asked where something waited the last time', async () => {
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

test('a late sign-out leaves alone who has signed in meanwhile', async () => {
  await saveSignedIn({ userId: 'ben', token: 'b' });
  await forgetMember('ana', 'keep');
  await forgetMember('ana', 'pause');
  expect((await readSignedIn())?.userId).toBe('ben');
});

test('a browser that refuses storage still forgets on the device', async () => {
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

test('a record that is left over at the start of a visitor is removed', async () => {
  await endRecord();
  expect(await readSignedIn()).toBeUndefined();
});

test('what one had just typed stays with the drafts, and is deleted with them', async () => {
  saveTyped('ana|new', { at: 1 });
  saveTyped('ben|new', { at: 1 });
  await forgetMember('ana', 'pause');
  expect(readTyped('ana|new', v.object({ at: v.number() }), 0)).toBeTruthy();
  await forgetMember('ana', 'delete');
  expect(Object.keys(localStorage).filter((key) => key !== 'simmer.lists')).toEqual([
    'simmer.typed.ben|new',
  ]);
});
