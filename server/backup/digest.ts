import { createHash } from 'node:crypto';

/** One checksum of all entries: their names, lengths and bytes, in order. */
export function createDigest() {
  const hash = createHash('sha256');
  return {
    add: (name: string, bytes: Buffer): void => {
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    },
    end: (): string => hash.digest('hex'),
  };
}
