import { createHash } from 'node:crypto';

/** Creates one checksum over the names, lengths and bytes of all entries, in order. */
export function createDigest() {
  const hash = createHash('sha256');
  return {
    add: (name: string, bytes: Buffer): void => {
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    },
    end: (): string => hash.digest('hex'),
  };
}
