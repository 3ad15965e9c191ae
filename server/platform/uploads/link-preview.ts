import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { PAGE_COLOURS } from '#contract/page/colour.ts';
import { LINK_PREVIEW } from '#contract/page/link-preview.ts';
import { PIXELS_MAX } from '#contract/upload/schema.ts';
import { createStatusProblem } from '#server/platform/http/status-problem.ts';
import { toUploadId, type UploadFiles } from './files.ts';

const SECONDS = 20;

/** Converts the middle of a stored picture to a JPEG for link previews. Uses the first frame of an animation. */
export function toPreviewJpeg(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .resize({ ...LINK_PREVIEW, fit: 'cover' })
    .flatten({ background: PAGE_COLOURS.cream })
    .jpeg({ quality: 80, mozjpeg: true })
    .timeout({ seconds: SECONDS })
    .toBuffer();
}

/** Returns a function that reads the picture of a post by the id of its upload, or undefined if it does not exist. */
export async function findPicture(
  files: UploadFiles,
  id: string,
): Promise<(() => Promise<Buffer>) | undefined> {
  const name = `${id}.webp`;
  if (toUploadId(name) === undefined) return undefined;
  const found = await files.find(name);
  found?.stream.destroy();
  return found && (() => readPicture(files, name));
}

async function readPicture(files: UploadFiles, name: string): Promise<Buffer> {
  const found = await files.find(name);
  if (found === undefined) throw createStatusProblem(404);
  return buffer(found.stream);
}
