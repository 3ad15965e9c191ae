/** True if the end of a JPEG, PNG, GIF or WebP is missing. It reads no pixels: call it for an undecodable file. */
export function isCutOff(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xd8) return !endsWith(bytes, 0xff, 0xd9);
  if (first === 0x89 && second === 0x50) return !hasPngEnd(bytes);
  if (first === 0x47 && second === 0x49) return !endsWith(bytes, 0x3b);
  if (first === 0x52 && second === 0x49 && bytes[8] === 0x57)
    return toNumber(bytes, 4) + 8 > bytes.length;
  return false;
}

/**
 * Appends the missing end marker to a JPEG; undefined for any other file. Decoders refuse it without the marker even if
 * all pixels are there. With the marker, only the server's decoder detects missing pixels. A browser paints them gray.
 */
export function withJpegEnd(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (!isJpeg || !isCutOff(bytes)) return undefined;
  const whole = new Uint8Array(bytes.length + 2);
  whole.set(bytes);
  whole.set([0xff, 0xd9], bytes.length);
  return whole;
}

/** Cameras and cards fill the last block with zeros. */
function endsWith(bytes: Uint8Array, ...end: readonly number[]): boolean {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0) length -= 1;
  return end.every((byte, at) => bytes[length - end.length + at] === byte);
}

/** A PNG chunk has its length, a four-letter name, data and a checksum. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
}

function toNumber(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true);
}
