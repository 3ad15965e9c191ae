const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;

/**
 * Returns true if a GIF is complete (GIF89a, appendix B). The decoder accepts a truncated animation as a shorter one;
 * the decoders of the other formats reject it.
 */
export function isWholeGif(bytes: Buffer): boolean {
  let at = 13 + toTableSize(bytes[10]);
  while (at < bytes.length) {
    const sign = bytes[at];
    if (sign === TRAILER) return true;
    if (sign === EXTENSION) at = skipBlocks(bytes, at + 2);
    else if (sign === IMAGE) at = skipBlocks(bytes, at + 11 + toTableSize(bytes[at + 9]));
    else return false;
  }
  return false;
}

/** Returns the size of the color table in bytes. */
function toTableSize(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1);
}

/** Each block starts with its length; an empty block ends the list. */
function skipBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}
