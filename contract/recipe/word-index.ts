import { isLikeWord } from './like-word.ts';
import { MOST_LIKE, toTypedWords } from './recipe-search.ts';
import { joinCompounds } from './search-meaning.ts';

export interface FoundByWords<T> {
  item: T;
  /** The words of it that were meant, as `toWords` makes them. */
  words: ReadonlySet<string>;
}

export interface FoundItems<T> {
  items: FoundByWords<T>[];
  /** A typed word is nowhere as it stands: these have what it may have meant. */
  isNear: boolean;
}

interface Meant {
  /** By word, how near it is. */
  words: ReadonlyMap<string, number>;
  places: Words;
  isNear: boolean;
}

/**
 * Finds things by their words: a typed word means every word that it begins, or where it begins none, what is said to
 * be near it, or else those most like it; all words must be there; what counts most comes first.
 */
export class WordIndex<T> {
  readonly #items: T[] = [];
  readonly #words = new Words();
  readonly #near = new Words();

  /**
   * `words` by what they count, `near` what stands in where nothing has a word. Things that are found equally well stay
   * in the order in which they were added.
   */
  add(
    item: T,
    words: Iterable<readonly [weight: number, words: readonly string[]]>,
    near: readonly string[] = [],
  ): void {
    const at = this.#items.push(item) - 1;
    for (const [weight, some] of words) {
      for (const word of some) this.#words.add(word, at, weight);
    }
    for (const word of near) this.#near.add(word, at, 1);
  }

  find(typed: string): FoundItems<T> {
    const wanted = joinCompounds(toTypedWords(typed)).map((word) => this.#findMeant(word));
    const [first, ...others] = wanted.map((meant) => meant.places.score(meant.words));
    const isNear = wanted.some((meant) => meant.isNear);
    if (!first) return { items: [], isNear: false };
    const hits = [...first].flatMap(([at, score]) => {
      const scores = others.map((other) => other.get(at));
      if (scores.includes(undefined)) return [];
      return { at, score: scores.reduce<number>((sum, more) => sum + (more ?? 0), score) };
    });
    const words = new Set(wanted.flatMap((meant) => Array.from(meant.words.keys())));
    const items = hits
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .flatMap(({ at }) => {
        const item = this.#items[at];
        return item === undefined ? [] : [{ item, words }];
      });
    return { items, isNear: isNear && items.length > 0 };
  }

  /** What a typed word may mean, and how near it is: as typed counts twice what only begins so. */
  #findMeant(word: string): Meant {
    const begun = this.#words.findBegun(word);
    if (begun.length > 0)
      return { words: toNearness(begun, word), places: this.#words, isNear: false };
    const near = this.#near.findBegun(word);
    if (near.length > 0) return { words: toNearness(near, word), places: this.#near, isNear: true };
    const like = this.#words.findLike(word);
    return { words: new Map(like.map((other) => [other, 1])), places: this.#words, isNear: true };
  }
}

function toNearness(words: readonly string[], typed: string): Map<string, number> {
  return new Map(words.map((word) => [word, word === typed ? 2 : 1]));
}

/** Words, where they stand and what they count there. */
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

  findBegun(beginning: string): string[] {
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

  /** The first in the alphabet; all of them begin with the same letter. */
  findLike(word: string): string[] {
    return this.findBegun(word.slice(0, 1))
      .filter((other) => isLikeWord(word, other))
      .slice(0, MOST_LIKE);
  }

  score(meant: ReadonlyMap<string, number>): Map<number, number> {
    const scores = new Map<number, number>();
    for (const [word, nearness] of meant) {
      for (const [at, weight] of this.#places.get(word) ?? []) {
        scores.set(at, Math.max(scores.get(at) ?? 0, weight * nearness));
      }
    }
    return scores;
  }
}
