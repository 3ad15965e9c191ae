import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** Quality 4 costs a tenth of the best and is a few percent larger. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const ENCODE: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => toBrotli(text, BROTLI),
  gzip: (text) => toGzip(text),
  identity: async (text) => Buffer.from(text),
};

/**
 * Answers as they leave, kept by the hash of their content, so that an unchanged recipe is encoded once. Bounded by
 * bytes: the oldest goes first.
 */
export class KeptTexts {
  readonly #limit: number;
  readonly #kept = new Map<string, Buffer>();
  readonly #waiting = new Map<string, Promise<Buffer>>();
  #size = 0;

  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  find(hash: string, encoding: Encoding): Buffer | undefined {
    return this.#kept.get(`${hash}.${encoding}`);
  }

  /** Encodes `text`, once for any number of requests that ask at the same time. */
  encode(hash: string, encoding: Encoding, text: string): Promise<Buffer> {
    const key = `${hash}.${encoding}`;
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const work = ENCODE[encoding](text)
      .then((bytes) => this.#keep(key, bytes))
      .finally(() => this.#waiting.delete(key));
    this.#waiting.set(key, work);
    return work;
  }

  #keep(key: string, bytes: Buffer): Buffer {
    this.#kept.set(key, bytes);
    this.#size += bytes.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
    return bytes;
  }
}
