import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberPostsQuery } from '#domain/member/queries.ts';
import { usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { overlayPosts } from '#domain/overlay/posts.ts';
import { toOldest, toState } from '#platform/network/paged-query.ts';

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
