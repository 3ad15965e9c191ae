import { expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import { readSignedIn, removeSignedIn, saveSignedIn } from '../device/signed-in.ts';
import { toOwnAnswer } from '../testing/own-answer.ts';
import { discard, removeAllOf, retryNow } from './decide.ts';
import { isStuck } from './delays.ts';
import { drain } from './drain.ts';
import { toEngine } from './engine.ts';
import { readReceipts } from './receipts.ts';
import { readRows } from './rows.ts';
import { useAnsweredOutbox } from './testing/answered-outbox.ts';
import { listWaiting, wish } from './testing/open-outbox.ts';

const follow: Command = { op: 'follow.set', userId: 'eve', on: true };
const create = {
  op: 'post.create',
  post: { _id: 'n', title: 'Soup', content: 'Hot' },
} satisfies Command;
const comment: Command = { op: 'comment.add', postId: 'n', commentId: 'c', content: 'Yum' };

const outbox = useAnsweredOutbox();

test('sends a write with its key and the current token, bypasses the cache and rejects redirects', async () => {
  await wish(outbox.db, follow);
  expect(await outbox.send()).toEqual({ kind: 'empty' });
  const [row] = outbox.requests;
  const headers = new Headers(row?.init.headers);
  expect(row?.address).toBe('/api/users/eve/follow');
  expect(row?.init).toMatchObject({ method: 'PUT', cache: 'no-store', redirect: 'error' });
  expect(headers.get('authorization')).toBe('Bearer token-of-ana');
  expect(headers.get('idempotency-key')).toMatch(/^"[0-9a-f-]{36}"$/);
  expect(await listWaiting(outbox.db)).toEqual([]);
});

test('[T-outbox-19] sends a picture as the same bytes each time, and the post gets its address', async () => {
  const picture: Command = {
    op: 'image.upload',
    uploadId: 'up',
    type: 'image/png',
    name: 'a".png',
  };
  await wish(outbox.db, picture, { bytes: new TextEncoder().encode('PNG!').buffer });
  await wish(outbox.db, {
    op: 'post.create',
    post: { _id: 'n', title: 'S', content: 'H', image: { upload: 'up' } },
  });
  outbox.answers = [
    { status: 500 },
    { status: 201, body: { imageUrl: '/media/a.webp', publicId: 'a' } },
  ];
  await outbox.send();
  outbox.now += 3_600_000;
  await outbox.send();
  const bodies = outbox.requests.map(({ init }) => init.body);
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0] instanceof Uint8Array && new TextDecoder().decode(bodies[0])).toContain('PNG!');
  expect(bodies[2]).toContain('"image":"/media/a.webp"');
});

test('continues after one lost response, and stops after two in a row', async () => {
  for (const userId of ['eve', 'zoe', 'kim']) {
    await wish(outbox.db, { op: 'follow.set', userId, on: true });
  }
  outbox.answers = [{ status: 0 }];
  const end = await outbox.send();
  expect(outbox.requests.map(({ address }) => address.split('/')[3])).toEqual([
    'eve',
    'zoe',
    'kim',
  ]);
  expect(end).toEqual({ kind: 'later', until: outbox.now + 2_000 });
  for (const userId of ['zoe', 'kim']) {
    await wish(outbox.db, { op: 'follow.set', userId, on: false });
  }
  outbox.answers = [{ status: 0 }, { status: 0 }];
  outbox.now += 2_000;
  expect(await outbox.send()).toEqual({ kind: 'later', until: outbox.now + 2_000 });
  expect(outbox.requests).toHaveLength(5);
});

test('does not lengthen the backoff for attempts made without a network', async () => {
  await wish(outbox.db, follow);
  for (let tries = 0; tries < 9; tries += 1) {
    outbox.answers = [{ status: 0 }];
    await outbox.send();
    outbox.now += 3_600_000;
  }
  await retryNow(outbox.db, 'ana');
  outbox.answers = [{ status: 0 }];
  expect(await outbox.send()).toEqual({ kind: 'later', until: outbox.now + 2_000 });
});

test('still reports a row as stuck after the app is opened again', async () => {
  await wish(outbox.db, follow);
  for (let tries = 0; tries < 9; tries += 1) {
    outbox.answers = [{ status: 0 }];
    await outbox.send();
    outbox.now += 4 * 3_600_000;
  }
  await retryNow(outbox.db, 'ana');
  const [row] = await readRows(outbox.db, 'ana');
  expect(row && isStuck(row, outbox.now)).toBe(true);
});

test('removes an attempted picture together with its post', async () => {
  await wish(
    outbox.db,
    { op: 'image.upload', uploadId: 'up', type: 'image/png', name: 'a.png' },
    { bytes: new ArrayBuffer(4) },
  );
  await wish(outbox.db, {
    op: 'post.create',
    post: { _id: 'n', title: 'S', content: 'H', image: { upload: 'up' } },
  });
  outbox.answers = [{ status: 0 }];
  await outbox.send();
  await wish(outbox.db, { op: 'post.delete', postId: 'n' });
  expect(await listWaiting(outbox.db)).toEqual([]);
  outbox.now += 3_600_000;
  await outbox.send();
  expect(outbox.requests).toHaveLength(1);
});

test('sends only the writes of the signed-in user, and keeps those of others', async () => {
  await wish(outbox.db, follow);
  await saveSignedIn({ userId: 'ben', token: 'b' });
  expect(await outbox.send()).toEqual({ kind: 'empty' });
  await removeSignedIn('ben');
  expect(await readSignedIn()).toBeUndefined();
  expect(await outbox.send()).toEqual({ kind: 'signed-out' });
  expect(outbox.requests).toEqual([]);
  expect(await listWaiting(outbox.db)).toEqual([follow]);
});

test('hurries rows that wait for the network, but not those that the server holds back', async () => {
  await wish(outbox.db, follow);
  outbox.answers = [{ status: 503, body: { error: 'Later' }, headers: { 'retry-after': '60' } }];
  expect(await outbox.send()).toEqual({ kind: 'later', until: outbox.now + 60_000 });
  await retryNow(outbox.db, 'ana');
  expect((await outbox.send()).kind).toBe('later');
  outbox.now += 60_000;
  outbox.answers = [{ status: 200, body: undefined }];
  await outbox.send();
  expect(outbox.requests).toHaveLength(2);
});

test('retries unanswered rows once per pass as soon as the server responds', async () => {
  const other: Command = { ...follow, userId: 'kim' };
  await wish(outbox.db, follow);
  // A captive portal's response.
  outbox.answers = [{ status: 404, body: null }];
  await outbox.send();
  await wish(outbox.db, other);
  outbox.requests = [];
  outbox.answers = [{ status: 200 }, { status: 404, body: null }];
  expect((await outbox.send()).kind).toBe('later');
  expect(outbox.requests.map(({ address }) => address)).toEqual([
    '/api/users/kim/follow',
    '/api/users/eve/follow',
  ]);
  outbox.answers = [];
  expect((await outbox.send()).kind).toBe('later');
  await wish(outbox.db, { ...follow, userId: 'lee' });
  expect(await outbox.send()).toEqual({ kind: 'empty' });
});

test('skips a row written by a newer version of the app', async () => {
  await wish(outbox.db, follow);
  const [row] = await readRows(outbox.db, 'ana');
  await outbox.db.outbox.put({ ...row, v: 2 });
  expect(await outbox.send()).toEqual({ kind: 'empty' });
  expect(outbox.requests).toEqual([]);
  expect(await outbox.db.outbox.count()).toBe(1);
});

test('retries a write hourly and marks it as stuck after a day', async () => {
  await wish(outbox.db, follow);
  for (let day = 0; day < 9; day += 1) {
    outbox.answers = [{ status: 500 }];
    await outbox.send();
    outbox.now += 24 * 3_600_000;
  }
  const [row] = await readRows(outbox.db, 'ana');
  expect(row && isStuck(row, outbox.now)).toBe(true);
  expect(row?.notBefore).toBe(outbox.now - 23 * 3_600_000);
});

test('stores a receipt of a favourite with the time of its acceptance', async () => {
  const command = { op: 'favorite.set', recipeName: 'Pho', on: true } as const;
  await wish(outbox.db, command);
  await outbox.send();
  expect(await readReceipts(outbox.db, 'ana')).toMatchObject([{ command, at: outbox.now }]);
});

test('deletes all unsent data of a member at sign-out', async () => {
  await wish(
    outbox.db,
    { op: 'image.upload', uploadId: 'up', type: 'image/png', name: 'a' },
    { bytes: new ArrayBuffer(1) },
  );
  await wish(outbox.db, create);
  await removeAllOf(outbox.db, 'ana');
  for (const table of [outbox.db.outbox, outbox.db.blobs, outbox.db.drafts, outbox.db.receipts])
    expect(await table.count()).toBe(0);
});

test('deletes receipts after a week, and ids after 90 days unless a write waits', async () => {
  const days = 24 * 60 * 60_000;
  await wish(outbox.db, create);
  await outbox.send();
  expect(await outbox.db.idmap.count()).toBe(1);
  outbox.now += 8 * days;
  await outbox.send();
  expect([await outbox.db.receipts.count(), await outbox.db.idmap.count()]).toEqual([0, 1]);
  outbox.now += 83 * days;
  await wish(outbox.db, comment);
  outbox.answers = [{ status: 422, body: { error: 'Invalid' } }];
  await outbox.send();
  expect(await outbox.db.idmap.count()).toBe(1);
  const [refused] = await readRows(outbox.db, 'ana');
  if (refused) await discard(outbox.db, refused);
  await outbox.send();
  expect(await outbox.db.idmap.count()).toBe(0);
});

test('sends 200 writes in order in one pass at the requested pace', async () => {
  const paces: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    await wish(outbox.db, { op: 'favorite.set', recipeName: `dish ${n}`, on: true });
  }
  const names: unknown[] = [];
  const end = await drain({
    ...toEngine(outbox.db),
    pace: async (sent) => void paces.push(sent),
    fetch: async (_address, init) => {
      names.push(init.body);
      return toOwnAnswer({}, {}, init);
    },
  });
  expect(end).toEqual({ kind: 'empty' });
  const bodies = Array.from({ length: 200 }, (_, n) => `{"recipeName":"dish ${n}"}`);
  expect(names).toEqual(bodies);
  expect(paces).toEqual(Array.from({ length: 201 }, (_, n) => n));
});
