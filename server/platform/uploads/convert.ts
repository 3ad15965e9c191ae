import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { isCutOff, withJpegEnd } from '#contract/upload/picture-file.ts';
import {
  AVATAR_SIDE,
  AVATAR_SMALL_SIDE,
  FRAMES_MAX,
  PICTURE_MAX_SIDE,
  PIXELS_MAX,
} from '#contract/upload/schema.ts';
import { Problem } from '#server/platform/problem.ts';
import { createQueue } from '#server/platform/queue.ts';
import * as accountTexts from '#texts/account.ts';
import * as uploadTexts from '#texts/upload.ts';
import { isWholeGif } from './whole-gif.ts';

// libvips reads many formats (SVG, PDF). The process allows only four for uploads, and AVIF (Heif) for previews of
// dishes. `decode` refuses an upload in AVIF.
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
// No picture is converted twice, so the cache of libvips would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** A photo of 12 megapixels takes half a second; more concurrency only costs memory. */
const queue = createQueue({ concurrency: 2, waiting: 24 });

const SECONDS = 20;
const WEBP = { quality: 80, effort: 4 };

export interface Converted {
  /** One file for a picture; for an avatar several, in the order of `toFileNames`. */
  files: [Buffer, ...Buffer[]];
  width: number;
  height: number;
}

/**
 * Converts a picture and drops its metadata. Returns undefined if the file does not decode completely. Throws a 422
 * with the reason if it is truncated or has too many pixels, and a 503 if the server could not read it in time.
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

/** Returns the center square in two sizes. An animation stays animated. */
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

type Work = (input: Sharp, isAnimated: boolean) => Promise<Converted>;

function decode(path: string, work: Work): Promise<Converted | undefined> {
  return queue(async () => {
    let bytes: Buffer | undefined;
    try {
      // Read here, because libvips reports a file that it cannot open as an unknown format.
      bytes = await readFile(path);
      return await decodeBytes(bytes, work, 'error');
    } catch (error) {
      refuse(error);
      if (!bytes || !isCutOff(bytes)) return undefined;
      return await decodeCut(withJpegEnd(bytes), work);
    }
  });
}

async function decodeCut(whole: Uint8Array | undefined, work: Work): Promise<Converted> {
  try {
    // Missing pixels are only a warning.
    if (whole) return await decodeBytes(Buffer.from(whole), work, 'warning');
  } catch (error) {
    refuse(error);
  }
  throw new Problem(422, uploadTexts.cutOff);
}

async function decodeBytes(
  bytes: Buffer,
  work: Work,
  failOn: 'error' | 'warning',
): Promise<Converted> {
  const options = { limitInputPixels: PIXELS_MAX, failOn };
  // The header has the dimensions, so a decompression bomb is never decoded.
  const { format, width, height, pages = 1 } = await sharp(bytes, options).metadata();
  if (width * height * pages > PIXELS_MAX) throw new Problem(422, uploadTexts.tooManyPixels);
  if (pages > FRAMES_MAX) throw new Problem(422, uploadTexts.tooManyFrames);
  if (format === 'heif') throw new Error('AVIF is not accepted');
  if (format === 'gif' && !isWholeGif(bytes)) throw new Error('The GIF is truncated');
  return work(sharp(bytes, { ...options, animated: pages > 1 }), pages > 1);
}

/**
 * Throws errors of the server and faults of the file that have a reason. Any other decoder error means that the file
 * is invalid.
 */
function refuse(error: unknown): void {
  if (!(error instanceof Error) || error instanceof Problem) throw error;
  if (isOurs(error)) throw new Problem(503, accountTexts.busy, { retryAfter: 5, cause: error });
  // The decoder may check the size before this code does.
  if (/exceeds pixel limit/i.test(error.message)) {
    throw new Problem(422, uploadTexts.tooManyPixels, { cause: error });
  }
}

/** System errors have a code. libvips errors have only a text, which starts with `timeout:` after a timeout. */
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

/** Returns true if the first bytes are those of a JPEG, PNG, GIF or WebP. */
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
