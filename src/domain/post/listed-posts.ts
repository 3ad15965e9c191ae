import type { ListedPost } from '#contract/post/schema.ts';
import type { Answer } from '#offline/network/answer.ts';

export interface Entry {
  post: ListedPost;
  askedAt: number;
}

export interface PostList {
  entries: readonly Entry[];
  /** The times of the first page's request and of its storage (ms). */
  askedAt: number;
  storedAt: number;
  source: Answer<unknown>['source'];
  /** Cursor of the next page; null after the last. */
  next: string | null;
}
