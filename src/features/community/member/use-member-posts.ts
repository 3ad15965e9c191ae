import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePendingWrites } from '../../../data/outbox/pending-writes.ts';
import { toOldest, toState } from '../../../data/paged-query.ts';
import { overlayPosts } from '../../../writes/overlay/posts.ts';
import { memberPostsQuery } from './people-queries.ts';

/** A member's loaded posts. The viewer's own list includes pending ones. */
export function useMemberPosts(id: string) {
  const query = useInfiniteQuery(memberPostsQuery(id));
  const pages = query.data?.pages;
  const { pending, me } = usePendingWrites(pages && toOldest(pages));
  const posts = useMemo(() => {
    const all = pages?.flatMap(({ value }) => value.posts) ?? [];
    const once = [...new Map(all.map((post) => [post._id, post])).values()];
    return overlayPosts(once, pending, { me, withOwn: me.id === id });
  }, [pages, pending, me, id]);
  return { posts, ...toState(query) };
}
