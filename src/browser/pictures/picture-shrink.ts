/** Long side of what is sent, in pixels; the server keeps up to 2048, a phone shows less. */
const MAX_SIDE = 1600;
const QUALITY = 0.82;

/** Where a picture is drawn anew: a worker has one kind, an old browser's page only the other. */
export interface Easel {
  context: CanvasDrawImage & CanvasRect & CanvasFillStrokeStyles;
  toBlob: (type: string) => Promise<Blob>;
}

export const toQuality = (type: string) => ({ type, quality: QUALITY });

/**
 * The picture at most 1600 px on its long side, upright, as WebP, or as JPEG where the browser cannot write that. Rejects
 * where it cannot be read. Moving pictures and what would only grow stay as they are.
 */
export async function shrink(
  file: Blob,
  toEasel: (width: number, height: number) => Easel,
): Promise<Blob> {
  // Also for what stays as it is: whether it is a picture at all.
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
      // What was transparent would turn black in a JPEG.
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

/** GIFs, and WebP that says in its head that it moves (RFC 9649: the second bit of what VP8X begins with). */
export async function isMoving(file: Blob): Promise<boolean> {
  if (file.type === 'image/gif') return true;
  if (file.type !== 'image/webp') return false;
  const head = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  const isExtended = String.fromCodePoint(...head.slice(12, 16)) === 'VP8X';
  return isExtended && ((head[20] ?? 0) & 2) !== 0;
}
