import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { AVATAR_SIDE, AVATAR_SMALL_SIDE, PICTURE_MAX_SIDE } from '../../contract/upload.ts';
import { accountTexts } from '../../texts/en/accounts.ts';
import { Problem } from '../problem.ts';
import { createQueue } from '../queue.ts';
import { isWholeGif } from './whole-gif.ts';

// libvips reads many formats (SVG, PDF); the process allows only four for uploads, and AVIF (Heif) for previews of dishes.
// An upload in AVIF is refused in `decode`.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});
// Nothing is converted twice, so libvips' cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** A photo of 12 megapixels takes half a second; more concurrency only costs memory. */
const queue = createQueue({ concurrency: 2, waiting: 24 });

/** A file of some kilobytes can decode to gigabytes. All frames of an animation count. */
export const MOST_PIXELS = 40e6;
const MOST_FRAMES = 500;
const SECONDS = 20;
const WEBP = { quality: 80, effort: 4 };

export interface Converted {
  /** One for a picture, in the order of `toFileNames` for an avatar. */
  files: [Buffer, ...Buffer[]];
  width: number;
  height: number;
}

/**
 * Undefined where the file does not decode completely or has too many pixels; throws a 503 where the server could not read it
 * in time. Metadata is dropped.
 */
export function toPicture(path: string): Promise<Converted | undefined> {
  return decode(path, async (input, isAnimated) => {
    const upright = isAnimated ? input : input.autoOrient();
    const { data, info } = await upright
      .resize({
        width: PICTURE_MAX_SIDE,
        height: PICTURE_MAX_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp(WEBP)
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { files: [data], width: info.width, height: info.pageHeight ?? info.height };
  });
}

/** The center square in two sizes; keeps an animation. */
export function toAvatar(path: string): Promise<Converted | undefined> {
  return decode(path, async (input, isAnimated) => {
    const upright = isAnimated ? input : input.autoOrient();
    const toSquare = (side: number) =>
      upright
        .clone()
        .resize({ width: side, height: side, fit: 'cover' })
        .webp(WEBP)
        .timeout({ seconds: SECONDS })
        .toBuffer();
    const large = await toSquare(AVATAR_SIDE);
    const small = await toSquare(AVATAR_SMALL_SIDE);
    return { files: [large, small], width: AVATAR_SIDE, height: AVATAR_SIDE };
  });
}

function decode(
  path: string,
  work: (input: Sharp, isAnimated: boolean) => Promise<Converted>,
): Promise<Converted | undefined> {
  return queue(async () => {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
    try {
      // Read here, because libvips reports a file that it cannot open as an unknown format.
      const bytes = await readFile(path);
      // The header has the dimensions, so a decompression bomb is never decoded.
      const { format, width, height, pages = 1 } = await sharp(bytes, options).metadata();
      if (pages > MOST_FRAMES || width * height * pages > MOST_PIXELS) return undefined;
      if (format === 'heif') return undefined;
      if (format === 'gif' && !isWholeGif(bytes)) return undefined;
      return await work(sharp(bytes, { ...options, animated: pages > 1 }), pages > 1);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (isOurs(error)) {
        throw new Problem(503, accountTexts.busy, { retryAfter: 5, cause: error });
      }
      // Any other decoder error means that the file is invalid.
      return undefined;
    }
  });
}

/** System errors have a code, libvips errors only a text; a timeout starts like this. */
function isOurs(error: Error): boolean {
  return 'code' in error || error.message.startsWith('timeout:');
}

const SIGNS: readonly [offset: number, sign: string][][] = [
  [[0, '\u00FF\u00D8\u00FF']],
  [[0, '\u0089PNG\r\n\u001A\n']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];

/** Whether the first bytes are those of a JPEG, PNG, GIF or WebP. */
export async function looksLikePicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    return SIGNS.some((signs) => signs.every(([offset, sign]) => head.startsWith(sign, offset)));
  } finally {
    await file.close();
  }
}
