import { type FileHandle, open } from 'node:fs/promises';

export interface Entry {
  name: string;
  bytes: Buffer;
}

const BLOCK_BYTES = 512;
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;

/**
 * Yields the files of a tar. Reads only plain headers of fixed length, because the extended headers of other programs
 * can announce any size. `toLargest` returns the maximum bytes of an entry, or undefined to refuse its name. Both are
 * checked before the entry is read.
 */
export async function* readTar(
  path: string,
  toLargest: (name: string) => number | undefined,
): AsyncGenerator<Entry> {
  const file = await open(path, 'r');
  try {
    for (let at = 0; ; ) {
      const header = await readBlock(file, at, BLOCK_BYTES);
      if (header.every((byte) => byte === 0)) return;
      const { name, size } = parseHeader(header);
      const largest = toLargest(name);
      // The error omits the name, which can contain anything.
      if (largest === undefined) throw new Error('it has an unknown entry');
      if (size > largest) throw new Error(`${name} is too large (${size} bytes)`);
      yield { name, bytes: await readBlock(file, at + BLOCK_BYTES, size) };
      at += BLOCK_BYTES + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    }
  } finally {
    await file.close();
  }
}

async function readBlock(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const block = Buffer.alloc(size);
  for (let filled = 0; filled < size; ) {
    const { bytesRead } = await file.read(block, filled, size - filled, at + filled);
    if (bytesRead === 0) throw new Error('it ends early');
    filled += bytesRead;
  }
  return block;
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const sum = header.reduce((total, byte, at) => total + (isOfChecksum(at) ? 32 : byte), 0);
  const field = (from: number, to: number) =>
    header.toString('latin1', from, to).replace(/\0[^]*$/, '');
  const octal = (from: number, to: number) => {
    const digits = field(from, to).trim();
    return /^[0-7]{1,11}$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
  };
  const size = octal(124, 136);
  const isFile = field(156, 157) === '0' || field(156, 157) === '';
  const hasLongName = field(345, 500) !== '';
  const isTar = field(257, 262) === 'ustar' && octal(CHECKSUM_AT, CHECKSUM_AT + 8) === sum;
  if (!isTar || !isFile || hasLongName || Number.isNaN(size)) {
    throw new Error('it has an invalid header');
  }
  return { name: field(0, 100), size };
}

/** The checksum of a header counts its own field as spaces. */
function isOfChecksum(at: number): boolean {
  return at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_BYTES;
}
