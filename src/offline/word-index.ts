import { LIKE_FROM, MOST_LIKE, toTypedWords } from '../../contract/recipe-search.ts';

export interface FoundByWords<T> {
  item: T;
  /** The words of it that were meant, as `toWords` makes them. */
  words: ReadonlySet<string>;
}

/**
 * Finds things by their words: a typed word means every word that it begins, or where it begins none, those most like
 * it; all words must be there; what counts most comes first.
 */
export class WordIndex<T> {
  readonly #items: T[] = [];
  /** By word: which thing has it, and what it counts there. */
  readonly #places = new Map<string, Map<number, number>>();
  readonly #byTrigram = new Map<string, string[]>();
  #sorted: string[] | undefined;

  /** `words` by what they count. Things that are found equally well stay in the order in which they were added. */
  add(item: T, words: Iterable<readonly [weight: number, words: readonly string[]]>): void {
    const at = this.#items.push(item) - 1;
    for (const [weight, some] of words) {
      for (const word of some) {
        const places = this.#places.get(word) ?? this.#learn(word);
        places.set(at, Math.max(places.get(at) ?? 0, weight));
      }
    }
  }

  find(typed: string): FoundByWords<T>[] {
    const wanted = toTypedWords(typed).map((word) => this.#findMeant(word));
    const [first, ...others] = wanted.map((meant) => this.#score(meant));
    if (!first) return [];
    const hits = [...first].flatMap(([at, score]) => {
      const scores = others.map((other) => other.get(at));
      if (scores.includes(undefined)) return [];
      return { at, score: scores.reduce<number>((sum, more) => sum + (more ?? 0), score) };
    });
    const words = new Set(wanted.flatMap((meant) => Array.from(meant.keys())));
    return hits
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .flatMap(({ at }) => {
        const item = this.#items[at];
        return item === undefined ? [] : [{ item, words }];
      });
  }

  #learn(word: string): Map<number, number> {
    const places = new Map<number, number>();
    this.#places.set(word, places);
    this.#sorted = undefined;
    for (const trigram of toTrigrams(word)) {
      const words = this.#byTrigram.get(trigram);
      if (words) words.push(word);
      else this.#byTrigram.set(trigram, [word]);
    }
    return places;
  }

  /** What a typed word may mean, and how near it is: as typed counts twice what only begins so. */
  #findMeant(word: string): Map<string, number> {
    const begun = this.#findBegun(word);
    return begun.length > 0
      ? new Map(begun.map((other) => [other, other === word ? 2 : 1]))
      : this.#findLike(word);
  }

  #findBegun(beginning: string): string[] {
    this.#sorted ??= [...this.#places.keys()].toSorted();
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    const begun = this.#sorted.slice(low);
    const end = begun.findIndex((word) => !word.startsWith(beginning));
    return end === -1 ? begun : begun.slice(0, end);
  }

  /** As pg_trgm likens words: the share of their groups of three letters that both have. */
  #findLike(word: string): Map<string, number> {
    const trigrams = toTrigrams(word);
    const shared = new Map<string, number>();
    for (const trigram of trigrams) {
      for (const other of this.#byTrigram.get(trigram) ?? []) {
        shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    const alike = [...shared]
      .map(([other, count]): [string, number] => {
        return [other, count / (trigrams.size + toTrigrams(other).size - count)];
      })
      .filter(([, likeness]) => likeness >= LIKE_FROM);
    return new Map(alike.toSorted(byLikeness).slice(0, MOST_LIKE));
  }

  #score(meant: ReadonlyMap<string, number>): Map<number, number> {
    const scores = new Map<number, number>();
    for (const [word, nearness] of meant) {
      for (const [at, weight] of this.#places.get(word) ?? []) {
        scores.set(at, Math.max(scores.get(at) ?? 0, weight * nearness));
      }
    }
    return scores;
  }
}

function byLikeness([a, likenessA]: [string, number], [b, likenessB]: [string, number]): number {
  return likenessB - likenessA || (a < b ? -1 : 1);
}

/** Groups of three letters, with two spaces before the word and one behind it. */
function toTrigrams(word: string): Set<string> {
  const letters = Array.from(`  ${word} `);
  return new Set(letters.slice(2).map((letter, at) => `${letters[at]}${letters[at + 1]}${letter}`));
}
