import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** Bytes. Smaller texts fit into one packet. */
export const COMPRESS_FROM = 1024;

/** The lowest quality with results smaller than gzip's: 4 made a page of posts larger, and 6 takes longer for 0.2 %. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** A fifth smaller, but takes about 100 ms of a thread. For texts that are often read and seldom change. */
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const ENCODE: Record<Encoding, (text: string | Buffer, isLasting: boolean) => Promise<Buffer>> = {
  br: (text, isLasting) => toBrotli(text, isLasting ? SMALLEST : BROTLI),
  gzip: (text) => toGzip(text),
  identity: async (text) => Buffer.from(text),
};

/**
 * Compressed responses by content hash, so that an unchanged recipe is compressed once. Limited in bytes; the oldest
 * is evicted first.
 */
export class EncodedCache {
  readonly #limit: number;
  readonly #cached = new Map<string, Buffer>();
  readonly #waiting = new Map<string, Promise<Buffer>>();
  #size = 0;

  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  find(hash: string, encoding: Encoding): Buffer | undefined {
    return this.#cached.get(`${hash}.${encoding}`);
  }

  /** Number of texts that are being compressed. */
  get waiting(): number {
    return this.#waiting.size;
  }

  encode(
    hash: string,
    encoding: Encoding,
    text: string | Buffer,
    isLasting = false,
  ): Promise<Buffer> {
    const key = `${hash}.${encoding}`;
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const work = ENCODE[encoding](text, isLasting)
      .then((bytes) => this.#store(key, bytes))
      .finally(() => this.#waiting.delete(key));
    this.#waiting.set(key, work);
    return work;
  }

  #store(key: string, bytes: Buffer): Buffer {
    this.#cached.set(key, bytes);
    this.#size += bytes.length;
    for (const [oldest, { length }] of this.#cached) {
      if (this.#size <= this.#limit) break;
      this.#cached.delete(oldest);
      this.#size -= length;
    }
    return bytes;
  }
}
