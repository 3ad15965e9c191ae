import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Command } from '../../../contract/commands.ts';
import type { Device } from '../device.ts';
import { overlayNames } from '../overlay/marks.ts';
import { readSignedIn, removeSignedIn, saveSignedIn } from '../signed-in.ts';
import { countDependants, discard, hurry, removeAllOf, sendAgain } from './decide.ts';
import { drain } from './drain.ts';
import { toEngine } from './engine.ts';
import { isStuck } from './held-up.ts';
import { readLaid } from './read-laid.ts';
import { readRows } from './rows.ts';
import { closeOutbox, listWaiting, openOutbox, wish } from './testing/open-outbox.ts';

const follow: Command = { op: 'follow.set', userId: 'eve', on: true };
const create = {
  op: 'post.create',
  post: { _id: 'n', title: 'Soup', content: 'Hot' },
} satisfies Command;
const comment: Command = { op: 'comment.add', postId: 'n', commentId: 'c', content: 'Yum' };

let db: Device;
let now = 0;
let answers: { status: number; body?: unknown; headers?: Record<string, string> }[] = [];
let asked: { address: string; init: RequestInit }[] = [];

beforeEach(async () => {
  db = await openOutbox();
  now = Date.parse('2026-03-01T12:00:00Z');
  answers = [];
  asked = [];
});
afterEach(() => closeOutbox(db));

const send = () =>
  drain({
    ...toEngine(db),
    now: () => now,
    random: () => 1,
    fetch: async (address, init) => {
      asked.push({ address, init });
      const { status, body = {}, headers = {} } = answers.shift() ?? { status: 200 };
      return new Response(JSON.stringify(body), { status, headers });
    },
  });

test('a write is sent with its key and the token of this moment, past every cache, to no other place', async () => {
  await wish(db, follow);
  expect(await send()).toEqual({ kind: 'empty' });
  const [row] = asked;
  const headers = new Headers(row?.init.headers);
  expect(row?.address).toBe('/api/users/eve/follow');
  expect(row?.init).toMatchObject({ method: 'PUT', cache: 'no-store', redirect: 'error' });
  expect(headers.get('authorization')).toBe('Bearer token-of-ana');
  expect(headers.get('idempotency-key')).toMatch(/^"[0-9a-f-]{36}"$/);
  expect(await listWaiting(db)).toEqual([]);
});

test('a picture is sent as the same bytes each time, and the post takes its address', async () => {
  const picture: Command = {
    op: 'image.upload',
    uploadId: 'up',
    type: 'image/png',
    name: 'a".png',
  };
  await wish(db, picture, { bytes: new TextEncoder().encode('PNG!').buffer });
  await wish(db, {
    op: 'post.create',
    post: { _id: 'n', title: 'S', content: 'H', image: { upload: 'up' } },
  });
  answers = [{ status: 500 }, { status: 201, body: { imageUrl: '/media/a.webp', publicId: 'a' } }];
  await send();
  now += 3_600_000;
  await send();
  const bodies = asked.map(({ init }) => init.body);
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0] instanceof Uint8Array && new TextDecoder().decode(bodies[0])).toContain('PNG!');
  expect(bodies[2]).toContain('"image":"/media/a.webp"');
});

test('a dead token stops everything of this member, loses nothing, and ends with the next sign-in', async () => {
  await wish(db, follow);
  await wish(db, create);
  answers = [{ status: 401, body: { error: 'Who are you?' } }];
  expect(await send()).toEqual({ kind: 'paused' });
  expect(await send()).toEqual({ kind: 'paused' });
  expect(asked).toHaveLength(1);
  await saveSignedIn({ userId: 'ana', token: 'new' });
  expect(await send()).toEqual({ kind: 'empty' });
  expect(new Headers(asked.at(-1)?.init.headers).get('authorization')).toBe('Bearer new');
});

test('whoever is signed in sends their own; what others left waits for them', async () => {
  await wish(db, follow);
  await saveSignedIn({ userId: 'ben', token: 'b' });
  expect(await send()).toEqual({ kind: 'empty' });
  await removeSignedIn('ben');
  expect(await readSignedIn()).toBeUndefined();
  expect(await send()).toEqual({ kind: 'signed-out' });
  expect(asked).toEqual([]);
  expect(await listWaiting(db)).toEqual([follow]);
});

test('what the server holds back is not hurried; what only waits for the network is', async () => {
  await wish(db, follow);
  answers = [{ status: 503, body: { error: 'Later' }, headers: { 'retry-after': '60' } }];
  expect(await send()).toEqual({ kind: 'later', until: now + 60_000 });
  await hurry(db, 'ana');
  expect((await send()).kind).toBe('later');
  now += 60_000;
  answers = [{ status: 200, body: undefined }];
  await send();
  expect(asked).toHaveLength(2);
});

test('what nobody answered goes as soon as the server answers anything, and once in a pass', async () => {
  const other: Command = { ...follow, userId: 'kim' };
  await wish(db, follow);
  // A portal's answer.
  answers = [{ status: 404 }];
  await send();
  await wish(db, other);
  asked = [];
  answers = [{ status: 200 }, { status: 404 }];
  expect((await send()).kind).toBe('later');
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/users/kim/follow',
    '/api/users/eve/follow',
  ]);
  answers = [];
  expect((await send()).kind).toBe('later');
  await wish(db, { ...follow, userId: 'lee' });
  expect(await send()).toEqual({ kind: 'empty' });
});

test('a heart that was refused at its second try may have arrived at its first: taking it back is sent', async () => {
  const set = (on: boolean) => wish(db, { ...follow, on }, { was: false });
  await set(true);
  answers = [{ status: 404 }, { status: 403, body: { error: 'Not from here' } }];
  await send();
  await hurry(db, 'ana');
  await send();
  for (const on of [false, true, false]) await set(on);
  asked = [];
  await send();
  expect(asked.map(({ init }) => init.body)).toEqual([JSON.stringify({ following: false })]);
});

test('a refused post stays with its reason; what hangs on it is counted before it is discarded', async () => {
  await wish(db, create);
  await wish(db, comment);
  await wish(db, follow);
  answers = [{ status: 422, body: { error: 'Invalid', details: [{ msg: 'Too short' }] } }];
  await send();
  const [row] = await readRows(db, 'ana');
  expect(row).toMatchObject({ state: 'failed', error: { status: 422, details: ['Too short'] } });
  expect(await listWaiting(db)).toEqual([create, comment]);
  if (!row) return;
  expect(await countDependants(db, row)).toBe(1);
  expect(await discard(db, row)).toBe(true);
  expect(await listWaiting(db)).toEqual([]);
});

test('a refused post that is mended goes first, under a new key, and then what hangs on it', async () => {
  await wish(db, create);
  await wish(db, comment);
  answers = [{ status: 422, body: { error: 'Invalid' } }];
  await send();
  const [row] = await readRows(db, 'ana');
  if (row) await sendAgain(db, row, { ...create, post: { ...create.post, title: 'Stew' } });
  expect(await send()).toEqual({ kind: 'empty' });
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/posts',
    '/api/posts',
    '/api/posts/n/comments',
  ]);
  expect(asked[1]?.init.body).toContain('Stew');
});

test('what may have arrived two months ago is put to the member; a post has its id and is sent for ever', async () => {
  await wish(db, follow);
  await wish(db, create);
  answers = [{ status: 500 }, { status: 500 }];
  await send();
  now += 61 * 24 * 3_600_000;
  await send();
  const rows = await readRows(db, 'ana');
  expect(rows).toMatchObject([{ state: 'failed', error: { code: 'unknown_outcome' } }]);
});

test('a row of a newer version of the app lies still', async () => {
  await wish(db, follow);
  const [row] = await readRows(db, 'ana');
  await db.outbox.put({ ...row, v: 2 });
  expect(await send()).toEqual({ kind: 'empty' });
  expect(asked).toEqual([]);
  expect(await db.outbox.count()).toBe(1);
});

test('what fails for a day is tried each hour and said to be stuck', async () => {
  await wish(db, follow);
  for (let day = 0; day < 9; day += 1) {
    answers = [{ status: 500 }];
    await send();
    now += 24 * 3_600_000;
  }
  const [row] = await readRows(db, 'ana');
  expect(row && isStuck(row, now)).toBe(true);
  expect(row?.notBefore).toBe(now - 23 * 3_600_000);
});

test('a favourite shows from the tap on, through every answer, until the list is fetched anew', async () => {
  await wish(db, { op: 'favorite.set', recipeName: 'Pho', on: true });
  expect(overlayNames([], await readLaid(db, 'ana', now), 'favorite.set')).toEqual(['Pho']);
  await send();
  expect(overlayNames([], await readLaid(db, 'ana', now), 'favorite.set')).toEqual(['Pho']);
  expect(overlayNames([], await readLaid(db, 'ana', now + 1), 'favorite.set')).toEqual([]);
});

test('whoever deletes at sign-out what waits leaves nothing behind', async () => {
  await wish(
    db,
    { op: 'image.upload', uploadId: 'up', type: 'image/png', name: 'a' },
    { bytes: new ArrayBuffer(1) },
  );
  await wish(db, create);
  await removeAllOf(db, 'ana');
  for (const table of [db.outbox, db.blobs, db.drafts, db.receipts])
    expect(await table.count()).toBe(0);
});

test('accepted writes are forgotten after a week, ids after 90 days and not while something waits', async () => {
  const days = 24 * 60 * 60_000;
  await wish(db, create);
  await send();
  expect(await db.idmap.count()).toBe(1);
  now += 8 * days;
  await send();
  expect([await db.receipts.count(), await db.idmap.count()]).toEqual([0, 1]);
  now += 83 * days;
  await wish(db, comment);
  answers = [{ status: 422, body: { error: 'Invalid' } }];
  await send();
  expect(await db.idmap.count()).toBe(1);
  const [refused] = await readRows(db, 'ana');
  if (refused) await discard(db, refused);
  await send();
  expect(await db.idmap.count()).toBe(0);
});

test('two hundred go in order in one pass, each of them at the pace that is asked for', async () => {
  const paces: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    await wish(db, { op: 'favorite.set', recipeName: `dish ${n}`, on: true });
  }
  const names: unknown[] = [];
  const end = await drain({
    ...toEngine(db),
    pace: async (sent) => void paces.push(sent),
    fetch: async (_address, init) => {
      names.push(init.body);
      return Response.json({});
    },
  });
  expect(end).toEqual({ kind: 'empty' });
  const bodies = Array.from({ length: 200 }, (_, n) => `{"recipeName":"dish ${n}"}`);
  expect(names).toEqual(bodies);
  expect(paces).toEqual(Array.from({ length: 201 }, (_, n) => n));
});
