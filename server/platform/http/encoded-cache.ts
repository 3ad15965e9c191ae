import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
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

interface Source {
  encoding: Encoding;
  text: string | Buffer;
  isLasting: boolean;
}

/** Compressed responses by content hash, so that an unchanged recipe is compressed once. Limited in bytes. */
export class EncodedCache {
  readonly #cached: LRUCache<string, Buffer, Source>;
  /** Number of texts that are being compressed. */
  waiting = 0;

  constructor(limit = 64 * 1024 * 1024) {
    this.#cached = new LRUCache({
      maxSize: limit,
      // A size of 0 is not allowed.
      sizeCalculation: ({ length }) => Math.max(1, length),
      fetchMethod: (_key, _stale, { context }) => this.#compress(context),
      // A text that is evicted while it is compressed still reaches its callers.
      ignoreFetchAbort: true,
    });
  }

  find(hash: string, encoding: Encoding): Buffer | undefined {
    return this.#cached.get(`${hash}.${encoding}`);
  }

  encode(
    hash: string,
    encoding: Encoding,
    text: string | Buffer,
    isLasting = false,
  ): Promise<Buffer> {
    const context = { encoding, text, isLasting };
    return this.#cached.forceFetch(`${hash}.${encoding}`, { context });
  }

  async #compress({ encoding, text, isLasting }: Source): Promise<Buffer> {
    this.waiting += 1;
    try {
      return await ENCODE[encoding](text, isLasting);
    } finally {
      this.waiting -= 1;
    }
  }
}
