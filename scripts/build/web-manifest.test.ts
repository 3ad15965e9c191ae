import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

const toFile = (src: string) => `public${src}`;

it.each(webManifest.screenshots ?? [])('$src is there in the size it says', async (picture) => {
  const { src, sizes, type } = picture;
  const { width, height, format } = await sharp(toFile(src)).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
});

it('shows phones and wide windows, each with words', () => {
  const shown = webManifest.screenshots ?? [];
  expect(new Set(shown.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { label } of shown) expect(label).toMatch(/\w/);
});

it('names icons that are there', () => {
  for (const { src } of webManifest.icons ?? []) expect(existsSync(toFile(src))).toBe(true);
});
