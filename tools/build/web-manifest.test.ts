import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pagePaths } from '#contract/page/paths.ts';
import { webManifest } from './web-manifest.ts';

const toFile = (src: string) => `public${src}`;

it.each(webManifest.screenshots ?? [])('$src exists in the declared size', async (picture) => {
  const { src, sizes, type } = picture;
  const { width, height, format } = await sharp(toFile(src)).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
});

it('has labelled screenshots for phones and wide windows', () => {
  const shown = webManifest.screenshots ?? [];
  expect(new Set(shown.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { label } of shown) expect(label).toMatch(/\w/);
});

it('has an existing file for each icon', () => {
  for (const { src } of webManifest.icons ?? []) expect(existsSync(toFile(src))).toBe(true);
});

it.each(webManifest.shortcuts ?? [])(
  'the shortcut $name has an icon of the declared size',
  async ({ icons }) => {
    const [icon] = icons ?? [];
    const { width, height, format } = await sharp(toFile(icon?.src ?? '')).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([icon?.sizes, icon?.type]);
  },
);

it('opens a new post for content shared from another app', () => {
  const { action, method, params } = webManifest.share_target ?? {};
  expect([action, method]).toEqual([pagePaths.createPost, 'GET']);
  expect(params).toEqual({ title: 'title', text: 'text', url: 'url' });
});

it('opens without a browser bar, or with the smallest one', () => {
  expect(webManifest.display_override).toEqual(['standalone', 'minimal-ui']);
});
