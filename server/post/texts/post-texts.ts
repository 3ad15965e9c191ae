import { LRUCache } from 'lru-cache';
import { createBatcher } from '#server/platform/batcher.ts';
import type { Changes } from './change-reader.ts';
import type { SharedText } from './shared-text.ts';

/** Reads texts from the database. Missing posts are left out. */
export type ReadTexts<T> = (postIds: readonly string[]) => Promise<ReadonlyMap<string, T>>;

interface Found<T> {
  text: T | undefined;
}

/**
 * Caches texts that all viewers share until they change. A caller must first await the change reader, so that no text
 * is older than the request.
 */
export class PostTexts<T extends SharedText> {
  readonly #texts: LRUCache<string, T>;
  /** Sets of ids that are being read and may be cached afterwards. */
  readonly #reading = new Set<Set<string>>();
  readonly #read: (postId: string) => Promise<Found<T>>;

  /** `limit` counts characters. */
  constructor(readTexts: ReadTexts<T>, limit: number) {
    this.#texts = new LRUCache({
      maxSize: Math.floor(limit),
      sizeCalculation: ({ head, tail }) => head.length + tail.length,
    });
    this.#read = createBatcher<string, Found<T>>(async (postIds) => {
      const storable = new Set(postIds);
      this.#reading.add(storable);
      try {
        const texts = await readTexts([...new Set(postIds)]);
        for (const [id, text] of texts) if (storable.has(id)) this.#texts.set(id, text);
        return postIds.map((id) => ({ text: texts.get(id) }));
      } finally {
        this.#reading.delete(storable);
      }
    });
  }

  /** Returns texts in the order of the ids, undefined for a deleted post. A read starts after the call. */
  async find(postIds: readonly string[]): Promise<(T | undefined)[]> {
    const found = postIds.map((id) => this.#texts.get(id) ?? this.#read(id));
    return Promise.all(found.map(async (one) => (one instanceof Promise ? (await one).text : one)));
  }

  drop({ posts, people, isEverything }: Changes): void {
    if (isEverything) this.#texts.clear();
    for (const id of posts) this.#texts.delete(id);
    for (const storable of this.#reading) {
      // Which of them name a renamed person is not known before they are read.
      if (isEverything || people.length > 0) storable.clear();
      for (const id of posts) storable.delete(id);
    }
    if (people.length === 0) return;
    const renamed = new Set(people);
    const stale = [...this.#texts].filter(([, { people: named }]) =>
      named.some((person) => renamed.has(person)),
    );
    for (const [id] of stale) this.#texts.delete(id);
  }
}
