import { useMemo } from 'react';
import type { ListedPost } from '../../../../contract/post/post.ts';
import { usePendingWritesAt } from '../../../data/outbox/pending-writes.ts';
import type { PendingWrite } from '../../../writes/overlay/pending.ts';
import { overlayPost, overlayPosts } from '../../../writes/overlay/posts.ts';
import type { ShownPost } from '../../../writes/overlay/views.ts';
import type { PostList } from './post-list.ts';

export interface FeedItem {
  post: ShownPost<ListedPost>;
  /** The server has never had it. */
  isUnsent: boolean;
  isOwn: boolean;
}

/**
 * A list as it will be: each post as of when it was asked for; one's own unsent ones come first where `withOwn` says so, and
 * alone where there is no list.
 */
export function useShownPosts(list: PostList | undefined, withOwn: boolean): FeedItem[] {
  const { toPendingWrites, me } = usePendingWritesAt(list);
  return useMemo(() => {
    const { entries, askedAt: newest } = list ?? NEVER_ASKED;
    const lays = new Map<number, readonly PendingWrite[]>();
    const lay = (askedAt: number) => {
      const pending = lays.get(askedAt) ?? toPendingWrites(askedAt);
      lays.set(askedAt, pending);
      return pending;
    };
    const known = new Set(entries.map(({ post }) => post._id));
    const unsent = overlayPosts<ListedPost>([], lay(newest), { me, withOwn });
    const added = unsent
      .filter(({ _id }) => !known.has(_id))
      .map((post) => ({ post, isUnsent: true }));
    const shown = entries.flatMap(({ post, askedAt }) => {
      const pending = overlayPost(post, lay(askedAt), me, true);
      return pending ? { post: pending, isUnsent: false } : [];
    });
    return [...added, ...shown].map(({ post, isUnsent }) => ({
      post,
      isUnsent,
      isOwn: post.authorId.id === me.id,
    }));
  }, [list, toPendingWrites, me, withOwn]);
}

const NEVER_ASKED: Pick<PostList, 'entries' | 'askedAt'> = { entries: [], askedAt: 0 };
