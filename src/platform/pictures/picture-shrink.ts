/** Maximum long side of a sent picture, in pixels. The server stores up to 2048, but a phone displays less. */
const MAX_SIDE = 1600;
const QUALITY = 0.82;

/** Canvas for redrawing a picture. A worker has an `OffscreenCanvas`, an old browser only a canvas element. */
export interface Easel {
  context: CanvasDrawImage & CanvasRect & CanvasFillStrokeStyles;
  toBlob: (type: string) => Promise<Blob>;
}

export const toQuality = (type: string) => ({ type, quality: QUALITY });

/**
 * Redraws a picture upright with at most 1600 px on its long side, as WebP, or as JPEG if the browser cannot encode
 * WebP. Rejects if it is unreadable. Animated pictures and pictures that would grow stay unchanged.
 */
export async function shrink(
  file: Blob,
  toEasel: (width: number, height: number) => Easel,
): Promise<Blob> {
  // Also decodes pictures that stay unchanged, to check that they are readable.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (await isMoving(file)) return file;
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const easel = toEasel(width, height);
    easel.context.drawImage(picture, 0, 0, width, height);
    let shrunk = await easel.toBlob('image/webp');
    if (shrunk.type !== 'image/webp') {
      // Transparent pixels would become black in a JPEG.
      easel.context.fillStyle = '#fff';
      easel.context.fillRect(0, 0, width, height);
      easel.context.drawImage(picture, 0, 0, width, height);
      shrunk = await easel.toBlob('image/jpeg');
    }
    const isKnown = /^image\/(jpeg|png|webp)$/.test(file.type);
    return isKnown && scale === 1 && shrunk.size >= file.size ? file : shrunk;
  } finally {
    picture.close();
  }
}

/** Returns true for a GIF and for an animated WebP (RFC 9649: second bit of the VP8X flags). */
export async function isMoving(file: Blob): Promise<boolean> {
  if (file.type === 'image/gif') return true;
  if (file.type !== 'image/webp') return false;
  const head = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  const isExtended = String.fromCodePoint(...head.slice(12, 16)) === 'VP8X';
  return isExtended && ((head[20] ?? 0) & 2) !== 0;
}
