import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { POST_CATEGORIES, POST_TYPES } from '#contract/post/limits.ts';
import { readDraft } from '../community/draft-store.ts';
import { drain } from '../outbox/drain.ts';
import { toEngine } from '../outbox/engine.ts';
import { readUnfinishedSession } from '../recipes/cooking-session.ts';
import { readPinned } from '../recipes/pins.ts';
import { readRecipe } from '../recipes/recipe-store.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { toOwnAnswer } from '../testing/own-answer.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { Device } from './database.ts';
import { closeDevice } from './device.ts';
import { DATABASE } from './device-keys.ts';

/** The released schemas, unchanged. Only add to this list. */
const RELEASED = [
  {
    recipes: '_id, recipe_name, cuisine, [pinned+seenAt]',
    lists: 'url, fetchedAt',
    cookSessions: 'id, recipeId, state, updatedAt',
    meta: 'k',
  },
  {
    recipes: '_id, recipe_name, cuisine, [seenAt+bytes]',
    pictures: 'path, dish, usedAt',
    pictureBytes: 'path',
    pins: '[recipeId+reason+userId], recipeId, [userId+reason]',
    downloads: 'recipeId, state',
  },
  {
    session: 'k',
    outbox: '++seq, &key, userId',
    outboxBody: 'key',
    blobs: 'id, userId',
    drafts: 'id, userId',
    receipts: '++n, userId, at',
    idmap: 'id, at',
  },
  { communityPages: 'k, [userId+kind+at]' },
  { timers: 'id' },
];

const now = Date.now();
const dal = toSampleRecipe('dal');
const words = {
  title: 'Half a soup',
  content: '',
  type: POST_TYPES[0],
  category: POST_CATEGORIES[0],
  cuisine: '',
  tags: [],
  picture: null,
};
/** A like that was being sent when the old version ended, with its frozen request. */
const LIKE = {
  key: '0b4f3c0e-7f55-4c40-9a3d-0c1f1d2b3a4c',
  address: '/api/posts/old-shape/like',
};

/** Rows that each version added to a used device, as it wrote them. */
const ROWS: Record<string, unknown[]>[] = [
  {
    recipes: [
      {
        _id: 'dal',
        recipe_name: 'dal',
        cuisine: 'Thai',
        recipe: dal,
        etag: null,
        fetchedAt: 1,
        seenAt: 1,
        bytes: 900,
        goneAt: null,
      },
    ],
    cookSessions: [
      {
        id: 's',
        recipeId: 'dal',
        recipe: dal,
        step: 2,
        ticked: [1],
        state: 'cooking',
        startedAt: now,
        updatedAt: now,
      },
    ],
  },
  { pins: [{ recipeId: 'dal', reason: 'saved', userId: 'ana', at: 1 }] },
  {
    session: [{ k: 'current', userId: 'ana', token: 't' }],
    drafts: [
      {
        id: 'ana|new',
        userId: 'ana',
        postId: 'n',
        written: words,
        typed: { tag: '', hashtag: '' },
        base: null,
        baseVersion: null,
        at: 1,
      },
    ],
    outbox: [
      {
        key: LIKE.key,
        userId: 'ana',
        v: 1,
        command: { op: 'like.set', postId: 'p', on: true },
        deps: [],
        state: 'sending',
        sent: true,
        attempts: 1,
        notBefore: 0,
        heldByServer: false,
        createdAt: now,
        firstSentAt: now,
        bytes: 40,
      },
      {
        key: 'k2',
        userId: 'ana',
        v: 1,
        command: { op: 'comment.add', postId: 'p', commentId: 'c', content: 'Yum' },
        deps: [],
        state: 'queued',
        sent: false,
        attempts: 0,
        notBefore: 0,
        heldByServer: false,
        createdAt: now,
        bytes: 60,
      },
    ],
    outboxBody: [{ key: LIKE.key, method: 'POST', address: LIKE.address }],
  },
  {
    communityPages: [
      {
        k: 'ana|feed|',
        userId: 'ana',
        kind: 'feed',
        at: now,
        askedAt: now,
        storedAt: now,
        body: { posts: [] },
      },
    ],
  },
  { timers: [] },
];

beforeEach(useFreshDevice);
afterEach(closeDevice);

async function leaveBehind(version: number): Promise<void> {
  const old = new Dexie(DATABASE, { indexedDB: globalThis.indexedDB, IDBKeyRange });
  for (let at = 0; at < version; at += 1) old.version(at + 1).stores(RELEASED[at] ?? {});
  await old.open();
  for (const rows of ROWS.slice(0, version)) {
    for (const [table, added] of Object.entries(rows)) await old.table(table).bulkAdd(added);
  }
  old.close();
}

test.each([1, 2, 3, 4, 5])(
  'I15: reads the data of a device of database version %d',
  async (version) => {
    await leaveBehind(version);
    expect((await readRecipe('dal'))?.recipe).toEqual(dal);
    expect(await readUnfinishedSession()).toMatchObject({ id: 's', step: 2, ticked: [1] });
    const db = new Device();
    expect(await readPinned(db)).toEqual(new Set(['dal']));
    expect(await db.communityPages.count()).toBe(version < 4 ? 0 : 1);
    expect([await db.timers.count(), await db.cookbook.count()]).toEqual([0, 0]);
    db.close();
  },
);

test('[T-device-4] I15: the draft and the writes of version 3 are read, and sent as they were frozen', async () => {
  await leaveBehind(3);
  const db = new Device();
  const draft = await readDraft(db, { userId: 'ana', id: 'ana|new' });
  expect(draft?.draft.written.title).toBe('Half a soup');
  const asked: string[] = [];
  const end = await drain({
    ...toEngine(db),
    fetch: async (address, init) => {
      asked.push(`${new Headers(init.headers).get('idempotency-key')} ${init.method} ${address}`);
      return toOwnAnswer({}, {}, init);
    },
  });
  expect(end).toEqual({ kind: 'empty' });
  expect(asked).toEqual([`"${LIKE.key}" POST ${LIKE.address}`, '"k2" POST /api/posts/p/comments']);
  expect([await db.outbox.count(), await db.outboxBody.count(), await db.receipts.count()]).toEqual(
    [0, 0, 2],
  );
  db.close();
});

test('requires a new version and an entry in this test for a schema change', async () => {
  const db = new Device();
  await db.open();
  const tables = Object.keys(Object.assign({}, ...RELEASED));
  expect(db.verno).toBe(RELEASED.length + 1);
  expect(db.tables.map(({ name }) => name).toSorted()).toEqual([...tables, 'cookbook'].toSorted());
  db.close();
});
