import type { ListedPost } from '../../contract/post/post.ts';
import type { Answer } from '../offline/network/answer.ts';

/** A post in a list, and when it was asked for. */
export interface Entry {
  post: ListedPost;
  askedAt: number;
}

/** A list of posts as far as one has read: its first page and those after it. */
export interface PostList {
  entries: readonly Entry[];
  /** When its first page was asked for (ms), and when that came to this device. */
  askedAt: number;
  storedAt: number;
  source: Answer<unknown>['source'];
  /** For the posts after these; null where there are none. */
  next: string | null;
}
