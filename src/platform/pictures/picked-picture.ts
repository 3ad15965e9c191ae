import { IMAGE_MAX_BYTES } from '#contract/account/limits.ts';
import { isCutOff, withJpegEnd } from '#contract/upload/picture-file.ts';
import * as postTexts from '#texts/post.ts';
import * as uploadTexts from '#texts/upload.ts';
import { type Easel, shrink, toQuality } from './picture-shrink.ts';

const NOTHING = new ArrayBuffer();

export interface ReadyPicture {
  bytes: ArrayBuffer;
  type: string;
  name: string;
}

/** Returns the error text for a file that cannot be a post's picture. The size is checked before the type. */
export function toPictureFailure(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (file.size > IMAGE_MAX_BYTES) return postTexts.imageTooLarge;
  return file.type.startsWith('image/') ? undefined : postTexts.imageWrongType;
}

/** Shrinks a picture for storage on a phone and for a slow connection. Rejects with an error text for the user. */
export async function readPicture(file: File): Promise<ReadyPicture> {
  try {
    const small = await shrinkBeside(file);
    const { name, type } = small === file ? file : toNamed(file.name, small.type);
    return { bytes: await small.arrayBuffer(), type, name };
  } catch (error) {
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => NOTHING));
    // Sent unchanged: the server decides whether more than the end marker is missing.
    const whole = withJpegEnd(bytes);
    if (whole && (await isReadable(whole)))
      return { bytes: bytes.buffer, type: 'image/jpeg', name: file.name };
    const isCut = isCutOff(bytes);
    throw new Error(isCut ? uploadTexts.cutOff : postTexts.imageUnreadable, { cause: error });
  }
}

function isReadable(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );
}

function toNamed(name: string, type: string): { name: string; type: string } {
  const end = type === 'image/jpeg' ? 'jpg' : 'webp';
  return { type, name: `${name.replace(/\.[^.]*$/, '') || 'picture'}.${end}` };
}

/** Shrinks in a worker if it supports canvas, otherwise on the main thread. */
async function shrinkBeside(file: File): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined')
    return shrinkHere(file);
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const shrunk = await new Promise<Blob | 'no worker' | undefined>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        resolve(data instanceof Blob ? data : undefined),
      );
      // The worker's code did not load.
      worker.addEventListener('error', () => resolve('no worker'));
      worker.postMessage(file);
    });
    if (shrunk === 'no worker') return await shrinkHere(file);
    if (!shrunk) throw new Error('The picture could not be read');
    // An unchanged result is a copy of the file without its name.
    return shrunk.type === file.type && shrunk.size === file.size ? file : shrunk;
  } finally {
    worker.terminate();
  }
}

function shrinkHere(file: File): Promise<Blob> {
  return shrink(file, toEaselHere);
}

function toEaselHere(width: number, height: number): Easel {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing to draw on');
  context.imageSmoothingQuality = 'high';
  const toBlob = (wanted: string) =>
    new Promise<Blob>((resolve, reject) => {
      const { type, quality } = toQuality(wanted);
      const settle = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('Not drawn')));
      canvas.toBlob(settle, type, quality);
    });
  return { context, toBlob };
}
