import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import type { Device } from '#offline/device/database.ts';
import { readSignedIn } from '#offline/device/signed-in.ts';
import type { Badge } from '#offline/outbox/app-badge.ts';
import { closeOutbox, openOutbox, wish } from '#offline/outbox/testing/open-outbox.ts';
import { updateBadge } from './badge.ts';

const follow: Command = { op: 'follow.set', userId: 'kofi', on: true };
const picture: Command = { op: 'image.upload', uploadId: 'up', type: 'image/png', name: 'a.png' };
const create: Command = {
  op: 'post.create',
  post: { _id: 'n', title: 'Soup', content: 'Hot', image: { upload: 'up' } },
};

let db: Device;
beforeEach(async () => {
  db = await openOutbox();
});
afterEach(() => closeOutbox(db));

test('sets the badge to the number of open items, and clears it if there are none', async () => {
  const counts: (number | undefined)[] = [];
  const badge: Badge = {
    setAppBadge: async (count) => void counts.push(count),
    clearAppBadge: async () => void counts.push(0),
  };
  await wish(db, picture, { bytes: new ArrayBuffer(8) });
  await wish(db, create);
  await wish(db, follow);
  await updateBadge(badge, db);
  await db.outbox.clear();
  await updateBadge(badge, db);
  expect(counts).toEqual([2, 0]);
});

test('ignores a platform that has no badge or refuses one', async () => {
  await wish(db, follow);
  const refusing = { setAppBadge: () => Promise.reject(new Error('not installed')) };
  for (const badge of [{}, refusing]) {
    await expect(updateBadge(badge, db)).resolves.toBeUndefined();
  }
});

test('adds the unread notifications of the signed-in user', async () => {
  let badge = 0;
  await wish(db, follow);
  const signedIn = await readSignedIn();
  await db.meta.put({ k: `unread:${signedIn?.userId}`, unread: 3 });
  await updateBadge({ setAppBadge: async (count) => void (badge = count) }, db);
  expect(badge).toBe(4);
});
