import { afterEach, expect, test, vi } from 'vitest';
import { readPicture, toPictureFailure } from './picked-picture.ts';
import { isMoving } from './picture-shrink.ts';

const MB = 1024 * 1024;
afterEach(() => vi.unstubAllGlobals());

test('accepts only pictures of at most 5 MB', () => {
  expect(toPictureFailure({ type: 'image/heic', size: 5 * MB })).toBeUndefined();
  expect(toPictureFailure({ type: 'image/png', size: 5 * MB + 1 })).toBe(
    'Image file size must be less than 5MB',
  );
  expect(toPictureFailure({ type: 'application/pdf', size: 1 })).toBe(
    'Please select a valid image file',
  );
});

test('rejects a file with the type but not the content of a picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(readPicture(new File(['text'], 'a.png', { type: 'image/png' }))).rejects.toThrow(
    'Failed to read image file',
  );
});

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 2]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, 99, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
])('a %s without its end is cut off', async (type, bytes) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const file = new File([new Uint8Array(bytes)], 'a', { type });
  await expect(readPicture(file)).rejects.toThrow('The picture is cut off');
});

test('accepts a JPEG without its end marker unchanged', async () => {
  const bytes = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    const end = [...new Uint8Array(await blob.arrayBuffer())].slice(-2);
    if (end.join() !== '255,217') throw new Error('no end');
    return { width: 1, height: 1, close: () => undefined };
  });
  const picture = await readPicture(new File([new Uint8Array(bytes)], 'a.jpg'));
  expect(picture).toMatchObject({ type: 'image/jpeg', name: 'a.jpg' });
  expect([...new Uint8Array(picture.bytes)]).toEqual(bytes);
});

test('animated pictures stay unchanged', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close }));
  const gif = new File(['GIF89a'], 'stir.gif', { type: 'image/gif' });
  expect(await readPicture(gif)).toMatchObject({ type: 'image/gif', name: 'stir.gif' });
  expect(close).toHaveBeenCalled();
});

test('reads from the header of a WebP whether it is animated', async () => {
  expect(await isMoving(toWebp('VP8X', 0b10))).toBe(true);
  expect(await isMoving(toWebp('VP8X', 0b10000))).toBe(false);
  expect(await isMoving(toWebp('VP8 ', 0b10))).toBe(false);
  expect(await isMoving(new Blob(['x'], { type: 'image/png' }))).toBe(false);
});

function toWebp(kind: string, flags: number): Blob {
  return new Blob([`RIFF....WEBP${kind}....`, new Uint8Array([flags])], { type: 'image/webp' });
}
