import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio, thumbHashToRGBA } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '#contract/recipe/picture.ts';
import { composePicture } from '../compose.ts';
import { findDescriptions, readDescription } from './description.ts';
import { hashDrawing } from './hash.ts';
import { readRecord } from './record.ts';
import { COLLECTION, PICTURES } from './sources.ts';

const kB = 1024;

const names = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

const dishes = new Set(
  (await readdir(COLLECTION, { recursive: true }))
    .filter((file) => file.endsWith('.json') && file.split('/').length === 3)
    .map((file) => file.replace(/^.*[\\/]/, '').slice(0, -'.json'.length)),
);
const described = [...(await findDescriptions()).keys()];
const drawn = await names(PICTURES, '.json');

describe('the drawn pictures', () => {
  it('each belong to a dish of the collection', () => {
    expect(drawn.filter((id) => !dishes.has(id))).toEqual([]);
    expect(described.filter((id) => !dishes.has(id))).toEqual([]);
  });

  it('each come from a description', () => {
    expect(drawn.filter((id) => !described.includes(id))).toEqual([]);
  });

  it('leave no files of older drawings behind', async () => {
    const known = new Set<string>();
    for (const id of drawn) {
      const record = await readRecord(id);
      known.add(`${id}.json`);
      for (const width of PICTURE_WIDTHS) known.add(`${id}.${record?.hash}.${width}.avif`);
      known.add(`${id}.${record?.hash}.640.webp`);
    }
    expect((await readdir(PICTURES)).filter((file) => !known.has(file))).toEqual([]);
  });

  it('take at most 150 kB on average and 24 MB in total', async () => {
    const files = (await readdir(PICTURES)).filter((file) => !file.endsWith('.json'));
    const sizes = await Promise.all(files.map((file) => stat(join(PICTURES, file))));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(total / drawn.length).toBeLessThanOrEqual(150 * kB);
    expect(total).toBeLessThanOrEqual(24 * 1024 * kB);
  });

  it('are identical each time they are composed', async () => {
    const [first] = described;
    if (first === undefined) return;
    const picture = await readDescription(first);
    expect(composePicture(picture)).toBe(composePicture(picture));
  });
});

describe.each(drawn)('the picture of %s', (id) => {
  it('matches its description', async () => {
    const record = await readRecord(id);
    expect(record?.hash).toBe(hashDrawing(composePicture(await readDescription(id))));
  });

  it('has five files of the exact sizes within their limits', async () => {
    const record = await readRecord(id);
    const files = [
      { width: 320, ending: 'avif', format: 'heif', most: 16 },
      { width: 640, ending: 'avif', format: 'heif', most: 40 },
      { width: 800, ending: 'avif', format: 'heif', most: 56 },
      { width: 1280, ending: 'avif', format: 'heif', most: 100 },
      { width: 640, ending: 'webp', format: 'webp', most: 80 },
    ];
    let total = 0;
    for (const { width, ending, format, most } of files) {
      const file = join(PICTURES, `${id}.${record?.hash}.${width}.${ending}`);
      const size = await stat(file);
      const facts = await sharp(file).metadata();
      expect([facts.width, facts.height, facts.format]).toEqual([width, (width * 3) / 4, format]);
      expect(size.size).toBeLessThanOrEqual(most * kB);
      total += size.size;
    }
    expect(total).toBeLessThanOrEqual(200 * kB);
  });

  it('has a placeholder of the same shape', async () => {
    const record = await readRecord(id);
    const thumbhash = Buffer.from(record?.thumbhash ?? '', 'base64');
    const { w, h } = thumbHashToRGBA(thumbhash);
    expect(w).toBeGreaterThan(h);
    expect(thumbHashToApproximateAspectRatio(thumbhash)).toBeCloseTo(4 / 3, 0);
  });
});
