/** Hashes a text to 32 bits (FNV-1a), used as the seed of a dish, an entry or a filter. */
export function toSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A seeded generator (mulberry32). The same name gives the same picture on every machine. */
export class Random {
  readonly #name: string;
  #state: number;

  constructor(name: string) {
    this.#name = name;
    this.#state = toSeed(name);
  }

  /** Returns a generator with a separate sequence, so that a change in one entry does not affect others. */
  fork(name: string): Random {
    return new Random(`${this.#name}/${name}`);
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Returns `value` plus or minus up to a share of it. */
  around(value: number, share: number): number {
    return value * this.between(1 - share, 1 + share);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  angle(): number {
    return this.between(0, Math.PI * 2);
  }

  sign(): number {
    return this.next() < 0.5 ? -1 : 1;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error(`Nothing to pick from in ${this.#name}`);
    return item;
  }
}
