import { useMemo } from 'react';
import type { ListedPost } from '../../../contract/post.ts';
import type { Laid } from '../../offline/overlay/laid.ts';
import { overlayPost, overlayPosts, type ShownPost } from '../../offline/overlay/posts.ts';
import type { PostList } from './feed-list.ts';
import { useLay } from './laid-over.ts';

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
  const { toLaidOver, me } = useLay(list);
  return useMemo(() => {
    const { entries, askedAt: newest } = list ?? NEVER_ASKED;
    const lays = new Map<number, readonly Laid[]>();
    const lay = (askedAt: number) => {
      const laid = lays.get(askedAt) ?? toLaidOver(askedAt);
      lays.set(askedAt, laid);
      return laid;
    };
    const known = new Set(entries.map(({ post }) => post._id));
    const unsent = overlayPosts<ListedPost>([], lay(newest), { me, withOwn });
    const added = unsent
      .filter(({ _id }) => !known.has(_id))
      .map((post) => ({ post, isUnsent: true }));
    const shown = entries.flatMap(({ post, askedAt }) => {
      const laid = overlayPost(post, lay(askedAt), me, true);
      return laid ? { post: laid, isUnsent: false } : [];
    });
    return [...added, ...shown].map(({ post, isUnsent }) => ({
      post,
      isUnsent,
      isOwn: post.authorId.id === me.id,
    }));
  }, [list, toLaidOver, me, withOwn]);
}

const NEVER_ASKED: Pick<PostList, 'entries' | 'askedAt'> = { entries: [], askedAt: 0 };
