import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LARGEST_UNPACKED } from './format.ts';

const unpack = promisify(gunzip);

/** Throws a readable error before more than `LARGEST_UNPACKED` bytes are in memory. */
export async function unpackPiece(piece: Buffer): Promise<Buffer> {
  try {
    return await unpack(piece, { maxOutputLength: LARGEST_UNPACKED });
  } catch (error) {
    const isLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    if (!isLarge) throw error;
    throw new Error(`a piece of a table has more than ${LARGEST_UNPACKED} bytes`, { cause: error });
  }
}
