import { afterEach, beforeEach, expect, test } from 'vitest';
import { Device } from '../device/database.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { toOwnAnswer } from '../testing/own-answer.ts';
import { drain } from './drain.ts';
import { toEngine } from './engine.ts';
import { readRows } from './rows.ts';
import { closeOutbox, signIn, wish } from './testing/open-outbox.ts';
import { readWaiting } from './watch.ts';

let db: Device;
/** The rows that were read, as "table key". */
let read: string[] = [];

beforeEach(async () => {
  read = [];
  useFreshDevice();
  db = new Device();
  db.use({
    stack: 'dbcore',
    name: 'listening',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        const note = (what: unknown) => void read.push(`${name} ${String(what)}`);
        return {
          ...table,
          get: (request) => {
            note(request.key);
            return table.get(request);
          },
          getMany: (request) => {
            note(request.keys);
            return table.getMany(request);
          },
          query: (request) => {
            note('many');
            return table.query(request);
          },
          openCursor: (request) => {
            note('many');
            return table.openCursor(request);
          },
        };
      },
    }),
  });
  await signIn(db, 'ana');
});
afterEach(() => closeOutbox(db));

test('reads only the bytes of the picture that is being sent', async () => {
  const bytes = new ArrayBuffer(5_000_000);
  for (const n of [1, 2, 3]) {
    await wish(
      db,
      { op: 'image.upload', uploadId: `up${n}`, type: 'image/png', name: 'a.png' },
      { bytes },
    );
  }
  await wish(db, { op: 'follow.set', userId: 'eve', on: true });
  const keys = (await readRows(db, 'ana')).map(({ key }) => key);
  const sizes: number[] = [];
  read = [];
  await drain({
    ...toEngine(db),
    fetch: async (_address, init) => {
      sizes.push(init.body instanceof Uint8Array ? init.body.length : 0);
      return toOwnAnswer({ imageUrl: '/media/a' }, {}, init);
    },
  });
  expect(sizes.map((size) => size > 5_000_000)).toEqual([true, true, true, false]);
  expect(read.filter((line) => line.startsWith('blobs'))).toEqual([
    'blobs up1',
    'blobs up2',
    'blobs up3',
  ]);
  expect(read.filter((line) => line.startsWith('outboxBody'))).toEqual(
    keys.map((key) => `outboxBody ${key}`),
  );
});

test('reads no bytes to list the waiting writes', async () => {
  await wish(
    db,
    { op: 'avatar.upload', uploadId: 'up', type: 'image/png', name: 'a.png' },
    { bytes: new ArrayBuffer(5_000_000) },
  );
  read = [];
  expect((await readWaiting(db)).rows).toHaveLength(1);
  expect(read.filter((line) => /^(blobs|outboxBody)/.test(line))).toEqual([]);
});
