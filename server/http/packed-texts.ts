import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Quality 4 costs a tenth of the best and is a few percent larger. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compressed answers kept by content hash, so that an unchanged recipe is compressed once. Bounded by bytes. */
export class PackedTexts {
  readonly #limit: number;
  readonly #kept = new Map<string, Buffer>();
  readonly #waiting = new Map<string, Promise<Buffer>>();
  #size = 0;

  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  find(hash: string, encoding: Exclude<Encoding, 'identity'>): Buffer | undefined {
    return this.#kept.get(`${hash}.${encoding}`);
  }

  /** Packs `text`, once for any number of requests that ask at the same time. */
  pack(hash: string, encoding: Exclude<Encoding, 'identity'>, text: string): Promise<Buffer> {
    const key = `${hash}.${encoding}`;
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const packing = (encoding === 'br' ? toBrotli(text, BROTLI) : toGzip(text))
      .then((packed) => this.#keep(key, packed))
      .finally(() => this.#waiting.delete(key));
    this.#waiting.set(key, packing);
    return packing;
  }

  #keep(key: string, packed: Buffer): Buffer {
    this.#kept.set(key, packed);
    this.#size += packed.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
    return packed;
  }
}
