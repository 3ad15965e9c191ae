/** The type of a picture, from its first byte. The reader has checked that it is one of these. */
const TYPES: Readonly<Record<number, string>> = {
  255: 'jpeg',
  137: 'png',
  71: 'gif',
  82: 'webp',
};

/** A picture of an imported recipe as a file that was picked. */
export function toPictureFile(bytes: Uint8Array): File {
  const type = TYPES[bytes[0] ?? 0] ?? 'jpeg';
  return new File([Uint8Array.from(bytes)], `picture.${type}`, { type: `image/${type}` });
}
