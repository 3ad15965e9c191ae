import type { Changes } from '#contract/live/changes.ts';
import type { Network } from '#server/platform/limits/networks.ts';
import type { ChangedCookbooks, ChangedLists, WhatChanged } from './what-changed.ts';

/** The part of a response that a stream needs. */
export interface Sink {
  write: (text: string) => unknown;
  end: () => unknown;
  destroy: () => unknown;
  /** Bytes that were written but not sent to the client yet. */
  readonly writableLength: number;
}

export interface Stream {
  sink: Sink;
  networks: readonly Network[];
  /** Undefined for a visitor. */
  member?: { userId: string; isSignedIn: () => Promise<boolean> } | undefined;
}

/** Maximum bytes buffered for a slow client. Beyond it the stream is closed and the client reconnects. */
const UNREAD_MAX = 64 * 1024;
/** Listeners that request the changes per millisecond; `spreadMs` is derived from it. */
const REFETCHES_PER_MS = 0.5;

const NOTHING: Changes = {
  posts: [],
  hasNewPosts: false,
  tips: [],
  hasNotifications: false,
  isEverything: false,
  spreadMs: 0,
};
const NO_AUTHORS: ReadonlySet<string> = new Set();

export class Streams {
  readonly #all = new Set<Stream>();

  get size(): number {
    return this.#all.size;
  }

  add(stream: Stream): void {
    this.#all.add(stream);
  }

  remove(stream: Stream): void {
    this.#all.delete(stream);
  }

  count(isCounted: (stream: Stream) => boolean): number {
    let count = 0;
    for (const stream of this.#all) if (isCounted(stream)) count += 1;
    return count;
  }

  end(isEnded: (stream: Stream) => boolean = () => true): void {
    for (const stream of this.#all) {
      if (!isEnded(stream)) continue;
      this.#all.delete(stream);
      stream.sink.end();
    }
  }

  /**
   * Ends the streams of members who are no longer signed in. If a check fails, its stream stays open and the call
   * rejects.
   */
  async check(): Promise<void> {
    const found = await Promise.allSettled([...this.#all].map(findSignedOut));
    const signedOut = new Set(
      found.map((one) => (one.status === 'fulfilled' ? one.value : undefined)),
    );
    this.end((stream) => signedOut.has(stream));
    const failure = found.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected') throw failure.reason;
  }

  /**
   * Sends a comment to every stream. It keeps proxies from closing the connection and reveals clients that are gone.
   */
  beat(): void {
    for (const stream of this.#all) this.#send(stream, ':\n\n');
  }

  listMembers(): string[] {
    return [...this.#all].flatMap(({ member }) => member?.userId ?? []);
  }

  /**
   * Sends the changes to every stream, and notifications only to the members they are for.
   * @param hiddenAuthors hidden authors by member. All other streams share one of two serialized texts.
   */
  notify(
    found: Omit<WhatChanged, keyof ChangedLists | keyof ChangedCookbooks>,
    hiddenAuthors: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  ): void {
    const concerned = new Set(found.people);
    const spreadMs = Math.round(this.size / REFETCHES_PER_MS);
    const toText = (unseen: ReadonlySet<string>, isConcerned: boolean) => {
      const posts = found.posts.filter(
        ({ authorId }) => authorId === null || !unseen.has(authorId),
      );
      const hasNotifications = found.isEverything || isConcerned;
      const isEmpty = !found.isEverything && posts.length === 0 && found.tips.length === 0;
      if (isEmpty && !hasNotifications) return undefined;
      return toEvent({
        posts: found.isEverything ? [] : posts.map(({ id }) => id),
        hasNewPosts: posts.some(({ isNew }) => isNew),
        tips: found.isEverything ? [] : found.tips,
        isEverything: found.isEverything,
        hasNotifications,
        spreadMs,
      });
    };
    const forAll = toText(NO_AUTHORS, false);
    const forConcerned = toText(NO_AUTHORS, true);
    for (const stream of this.#all) {
      const userId = stream.member?.userId;
      const isConcerned = userId !== undefined && concerned.has(userId);
      const unseen = userId === undefined ? undefined : hiddenAuthors.get(userId);
      const shared = isConcerned ? forConcerned : forAll;
      const text = unseen ? toText(unseen, isConcerned) : shared;
      if (text !== undefined) this.#send(stream, text);
    }
  }

  /** Notifies the members of changed lists. A separate event, because few listeners have to spread their requests. */
  notifyOfLists({ listMembers, isEveryList }: ChangedLists): void {
    this.#notifyMembers({ hasLists: true }, listMembers, isEveryList);
  }

  /** Notifies the other devices of members with a changed cookbook. */
  notifyOfCookbooks({ cookbookMembers, isEveryCookbook }: ChangedCookbooks): void {
    this.#notifyMembers({ hasCookbook: true }, cookbookMembers, isEveryCookbook);
  }

  #notifyMembers(change: Partial<Changes>, members: readonly string[], isAll: boolean): void {
    const concerned = new Set(members);
    const streams = [...this.#all].filter(
      ({ member }) => member && (isAll || concerned.has(member.userId)),
    );
    const spreadMs = Math.round(streams.length / REFETCHES_PER_MS);
    const text = toEvent({ ...NOTHING, ...change, spreadMs });
    for (const stream of streams) this.#send(stream, text);
  }

  #send(stream: Stream, text: string): void {
    if (stream.sink.writableLength > UNREAD_MAX) {
      this.#all.delete(stream);
      stream.sink.destroy();
    } else {
      stream.sink.write(text);
    }
  }
}

/** Returns the stream if its member is no longer signed in. */
async function findSignedOut(stream: Stream): Promise<Stream | undefined> {
  const isSignedOut = stream.member !== undefined && !(await stream.member.isSignedIn());
  return isSignedOut ? stream : undefined;
}

function toEvent(changes: Changes): string {
  return `data: ${JSON.stringify(changes)}\n\n`;
}
