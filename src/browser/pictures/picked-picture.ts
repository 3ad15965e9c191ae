import { IMAGE_MAX_BYTES } from '../../../contract/account/account-limits.ts';
import { isCutOff, withJpegEnd } from '../../../contract/picture-file.ts';
import { postTexts as texts } from '../../../texts/en/posts.ts';
import { uploadTexts } from '../../../texts/en/uploads.ts';
import { type Easel, shrink, toQuality } from './picture-shrink.ts';

const NOTHING = new ArrayBuffer();

/** A picture that is ready to be kept and sent. */
export interface ReadyPicture {
  bytes: ArrayBuffer;
  type: string;
  name: string;
}

/** Why a file cannot be the picture of a post, in the words and the order of specification 5. */
export function toPictureFailure(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (file.size > IMAGE_MAX_BYTES) return texts.imageTooLarge;
  return file.type.startsWith('image/') ? undefined : texts.imageWrongType;
}

/** Made small enough to wait on a phone and to be sent from a train; rejects with the specification's words. */
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
    throw new Error(isCut ? uploadTexts.cutOff : texts.imageUnreadable, { cause: error });
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

/** In a worker where the browser can draw there, else here. */
async function shrinkBeside(file: File): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined')
    return shrinkHere(file);
  const worker = new Worker(new URL('./picture-worker.late.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const shrunk = await new Promise<Blob | 'no worker' | undefined>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        resolve(data instanceof Blob ? data : undefined),
      );
      // Its code could not be had.
      worker.addEventListener('error', () => resolve('no worker'));
      worker.postMessage(file);
    });
    if (shrunk === 'no worker') return await shrinkHere(file);
    if (!shrunk) throw new Error('The picture could not be read');
    // What comes back unchanged is a copy of the file without its name.
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
      const tell = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('Not drawn')));
      canvas.toBlob(tell, type, quality);
    });
  return { context, toBlob };
}
