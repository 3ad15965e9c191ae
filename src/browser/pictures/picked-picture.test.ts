import { afterEach, expect, test, vi } from 'vitest';
import { readPicture, toPictureFailure } from './picked-picture.ts';
import { isMoving } from './picture-shrink.ts';

const MB = 1024 * 1024;
afterEach(() => vi.unstubAllGlobals());

test('a picture of at most 5 MB, and a picture at all', () => {
  expect(toPictureFailure({ type: 'image/heic', size: 5 * MB })).toBeUndefined();
  expect(toPictureFailure({ type: 'image/png', size: 5 * MB + 1 })).toBe(
    'Image file size must be less than 5MB',
  );
  expect(toPictureFailure({ type: 'application/pdf', size: 1 })).toBe(
    'Please select a valid image file',
  );
});

test('what only calls itself a picture is not read', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(readPicture(new File(['text'], 'a.png', { type: 'image/png' }))).rejects.toThrow(
    'Failed to read image file',
  );
});

test('pictures that move stay as they are', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close }));
  const gif = new File(['GIF89a'], 'stir.gif', { type: 'image/gif' });
  expect(await readPicture(gif)).toMatchObject({ type: 'image/gif', name: 'stir.gif' });
  expect(close).toHaveBeenCalled();
});

test('a WebP says in its head whether it moves', async () => {
  expect(await isMoving(toWebp('VP8X', 0b10))).toBe(true);
  expect(await isMoving(toWebp('VP8X', 0b10000))).toBe(false);
  expect(await isMoving(toWebp('VP8 ', 0b10))).toBe(false);
  expect(await isMoving(new Blob(['x'], { type: 'image/png' }))).toBe(false);
});

function toWebp(kind: string, flags: number): Blob {
  return new Blob([`RIFF....WEBP${kind}....`, new Uint8Array([flags])], { type: 'image/webp' });
}
