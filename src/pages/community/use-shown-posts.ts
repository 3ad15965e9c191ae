import { useMemo } from 'react';
import type { ListedPost } from '#contract/post/schema.ts';
import { toTagKey } from '#contract/post/tag-key.ts';
import { usePendingWritesAt } from '#domain/outbox/pending-writes.ts';
import type { PendingWrite } from '#domain/overlay/pending.ts';
import { overlayPost, overlayPosts } from '#domain/overlay/posts.ts';
import type { ShownPost } from '#domain/overlay/views.ts';
import type { PostList } from '#domain/post/listed-posts.ts';
import { type FeedName, toFeedTag } from './feed-name.ts';

export interface FeedItem {
  post: ShownPost<ListedPost>;
  /** Only on this device: the server has never had it. */
  isUnsent: boolean;
  isOwn: boolean;
}

/**
 * The list with pending writes applied, each post as of its request time. The viewer's unsent posts come first, and are
 * shown on their own if there is no list.
 */
export function useShownPosts(list: PostList | undefined, name: FeedName): FeedItem[] {
  const { toPendingWrites, me } = usePendingWritesAt(list);
  return useMemo(() => {
    const { entries, askedAt: newest } = list ?? NO_POSTS;
    const pendingByTime = new Map<number, readonly PendingWrite[]>();
    const findPending = (askedAt: number) => {
      const pending = pendingByTime.get(askedAt) ?? toPendingWrites(askedAt);
      pendingByTime.set(askedAt, pending);
      return pending;
    };
    const known = new Set(entries.map(({ post }) => post._id));
    const withOwn = name !== 'trending';
    const unsent = overlayPosts<ListedPost>([], findPending(newest), { me, withOwn });
    const tag = toFeedTag(name);
    const added = unsent
      .filter((post) => !known.has(post._id) && (tag === undefined || isTagged(post, tag)))
      .map((post) => ({ post, isUnsent: true }));
    const hidden = new Set(me.hiddenPosts);
    const shown = entries.flatMap(({ post, askedAt }) => {
      const pending = hidden.has(post._id)
        ? undefined
        : overlayPost(post, findPending(askedAt), me, true);
      return pending ? { post: pending, isUnsent: false } : [];
    });
    return [...added, ...shown].map(({ post, isUnsent }) => ({
      post,
      isUnsent,
      isOwn: post.authorId.id === me.id,
    }));
  }, [list, toPendingWrites, me, name]);
}

const NO_POSTS: Pick<PostList, 'entries' | 'askedAt'> = { entries: [], askedAt: 0 };

/** Tags in the text count once the server has parsed them. */
function isTagged({ tags }: ListedPost, tag: string): boolean {
  return tags.some((one) => toTagKey(one) === tag);
}
