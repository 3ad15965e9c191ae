import { beforeEach, expect, test } from 'vitest';
import { CACHED_PICTURES_MAX } from '#contract/platform/limits.ts';
import { onDevice } from '../device/device.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { evict } from './eviction.ts';
import { savePicture } from './picture-store.ts';
import { saveSmallPicture } from './small-pictures.ts';

const SEEN = '/media/dishes/ramen.ab12.640.avif';
const SMALL = '/media/dishes/gumbo.ab12.320.avif';
const picture = { type: 'image/avif', body: new ArrayBuffer(100) };
const listKept = () => onDevice(({ pictures }) => pictures.toCollection().primaryKeys(), []);

beforeEach(useFreshDevice);

test('evicts a small picture before any picture that was seen', async () => {
  await savePicture(SEEN, picture, 1);
  expect(await saveSmallPicture(SMALL, picture)).toBe(true);
  const budget = { recipes: { count: 9, bytes: 1e9 }, pictures: { bytes: 100 } };
  await onDevice((device) => evict(device, budget, 2), 0);
  expect(await listKept()).toEqual([SEEN]);
});

test('does not save a small picture over the picture budget', async () => {
  await savePicture(SEEN, picture, 1);
  await onDevice(
    (device) => device.pictures.update(SEEN, { bytes: CACHED_PICTURES_MAX.bytes - 99 }),
    0,
  );
  expect(await saveSmallPicture(SMALL, picture)).toBe(false);
  expect(await listKept()).toEqual([SEEN]);
});

test('keeps the use time of a small picture that was seen meanwhile', async () => {
  await savePicture(SMALL, picture, 7);
  expect(await saveSmallPicture(SMALL, picture)).toBe(true);
  expect(await onDevice(({ pictures }) => pictures.get(SMALL), undefined)).toMatchObject({
    usedAt: 7,
  });
});
