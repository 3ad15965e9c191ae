import { SIMILAR_WORDS_MAX, toFallbackWords, toReadings } from './search.ts';
import { isSimilarWord } from './similar-word.ts';
import { isUnspaced, toParts } from './word-parts.ts';

export interface FoundByWords<T> {
  item: T;
  words: ReadonlySet<string>;
}

export interface FoundItems<T> {
  items: FoundByWords<T>[];
  isNear: boolean;
}

/** Weight of a field that identifies the item, such as its title. Weaker matches (subtitle) are dropped if an item matches every word in such fields. */
const STRONG_WEIGHT = 0.25;

interface Candidates {
  words: ReadonlyMap<string, number>;
  places: Words;
  isNear: boolean;
}

interface Scored {
  scores: ReadonlyMap<number, number>;
  words: readonly string[];
  isNear: boolean;
}

/**
 * Finds items by their words. A typed word matches itself if an item has it, otherwise every word that begins with it,
 * otherwise near or similar words. An item must match every typed word. The best matches come first.
 */
export class WordIndex<T> {
  readonly #items: T[] = [];
  readonly #words = new Words();
  readonly #near = new Words();

  /**
   * Adds an item with its words by weight. `near` are words that find it only if nothing has the typed word. Equally
   * good matches keep the order in which they were added.
   */
  add(
    item: T,
    words: Iterable<readonly [weight: number, words: readonly string[]]>,
    near: readonly string[] = [],
  ): void {
    const at = this.#items.push(item) - 1;
    for (const [weight, some] of words) {
      for (const word of some.flatMap(toParts)) this.#words.add(word, at, weight);
    }
    for (const word of near) this.#near.add(word, at, 1);
  }

  find(typed: string): FoundItems<T> {
    const whole = this.#findAll(typed);
    if (whole.items.length > 0) return whole;
    // No item matches every word: try each word by itself, starting with the last.
    for (const word of toFallbackWords(typed)) {
      const { items } = this.#findAll(word);
      if (items.length > 0 && word !== typed) return { items, isNear: true };
    }
    return whole;
  }

  #findAll(typed: string): FoundItems<T> {
    const [words = [], ...joined] = toReadings(typed);
    const first = this.#score(words.map((word) => this.#findCandidates(word)));
    const others = joined.map((reading) =>
      this.#score(reading.map((word) => this.#findExact(word))),
    );
    const exact = others.filter(({ scores }) => scores.size > 0);
    // Near results are never mixed with exact ones.
    const found = first.isNear && exact.length > 0 ? exact : [first, ...exact];
    const scores = new Map<number, number>();
    for (const [at, score] of found.flatMap((one) => [...one.scores])) {
      scores.set(at, Math.max(scores.get(at) ?? 0, score));
    }
    const candidates = new Set(found.flatMap((one) => one.words));
    const items = [...scores]
      .toSorted(([oneAt, one], [otherAt, other]) => other - one || oneAt - otherAt)
      .flatMap(([at]) => {
        const item = this.#items[at];
        return item === undefined ? [] : [{ item, words: candidates }];
      });
    return { items, isNear: found.includes(first) && first.isNear && items.length > 0 };
  }

  #score(wanted: readonly Candidates[]): Scored {
    const [first, ...others] = wanted.map((candidates) =>
      candidates.places.score(candidates.words),
    );
    const all = new Map<number, number>();
    const strong = new Map<number, number>();
    for (const [at, score] of first ?? []) {
      const more = others.flatMap((other) => other.get(at) ?? []);
      if (more.length < others.length) continue;
      const sum = more.reduce((total, next) => total + next, score);
      all.set(at, sum);
      if (Math.min(score, ...more) >= STRONG_WEIGHT) strong.set(at, sum);
    }
    const scores = strong.size > 0 ? strong : all;
    return {
      scores,
      words: wanted.flatMap((candidates) => Array.from(candidates.words.keys())),
      isNear: wanted.some((candidates) => candidates.isNear),
    };
  }

  #findExact(word: string): Candidates {
    // A typed word that exists matches only itself: "hot" must not find hotteok.
    const isWhole = !isUnspaced(word) && this.#words.has(word);
    const begun = isWhole ? [word] : this.#words.findByPrefix(word);
    return { words: toNearness(begun, word), places: this.#words, isNear: false };
  }

  /** Finds the words that a typed word may mean. An exact match counts twice as much as a word that begins with it. */
  #findCandidates(word: string): Candidates {
    const exact = this.#findExact(word);
    if (exact.words.size > 0) return exact;
    const near = this.#near.findByPrefix(word);
    if (near.length > 0) return { words: toNearness(near, word), places: this.#near, isNear: true };
    const like = this.#words.findSimilar(word);
    return { words: new Map(like.map((other) => [other, 1])), places: this.#words, isNear: true };
  }
}

function toNearness(words: readonly string[], typed: string): Map<string, number> {
  return new Map(words.map((word) => [word, word === typed ? 2 : 1]));
}

class Words {
  readonly #places = new Map<string, Map<number, number>>();
  #sorted: string[] | undefined;

  add(word: string, at: number, weight: number): void {
    let places = this.#places.get(word);
    if (places === undefined) {
      places = new Map();
      this.#places.set(word, places);
      this.#sorted = undefined;
    }
    places.set(at, Math.max(places.get(at) ?? 0, weight));
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  findByPrefix(beginning: string): string[] {
    this.#sorted ??= [...this.#places.keys()].toSorted();
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    const begun: string[] = [];
    for (let at = low; at < this.#sorted.length; at += 1) {
      const word = this.#sorted[at];
      if (!word?.startsWith(beginning)) break;
      begun.push(word);
    }
    return begun;
  }

  /** Returns the first similar words in alphabetical order. They share the first letter. */
  findSimilar(word: string): string[] {
    return this.findByPrefix(word.slice(0, 1))
      .filter((other) => isSimilarWord(word, other))
      .slice(0, SIMILAR_WORDS_MAX);
  }

  score(candidates: ReadonlyMap<string, number>): Map<number, number> {
    const scores = new Map<number, number>();
    for (const [word, nearness] of candidates) {
      for (const [at, weight] of this.#places.get(word) ?? []) {
        scores.set(at, Math.max(scores.get(at) ?? 0, weight * nearness));
      }
    }
    return scores;
  }
}
