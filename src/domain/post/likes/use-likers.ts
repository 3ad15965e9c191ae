import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listLikers } from '#contract/post/endpoints.ts';
import type { Person } from '#contract/post/schema.ts';
import { usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { withoutBlocked } from '#domain/overlay/excluded.ts';
import { findLike } from '#domain/overlay/posts.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import * as postTexts from '#texts/post.ts';

const FALLBACK = postTexts.likesFailed;

/** People who like a post, newest first, the viewer on top even if that like is still waiting to be sent. */
export function useLikers(postId: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['community', readViewerId(), 'likers', postId],
    queryFn: () => fetchPage(listLikers, { params: { postId }, fallback: FALLBACK }),
  });
  const { pending, me } = usePendingWrites(data);
  const people = useMemo(() => {
    if (!data) return undefined;
    const wished = findLike(pending, postId);
    const others = withoutBlocked(data.value, me, ({ id }) => id).filter(({ id }) => id !== me.id);
    const isAmong = wished ?? data.value.some(({ id }) => id === me.id);
    const { id, name, avatar = '' } = me;
    const all: Person[] = isAmong ? [{ id, name, avatar }, ...others] : others;
    return all;
  }, [data, pending, me, postId]);
  return {
    people,
    failure: people ? undefined : (error ?? undefined),
    retry: () => void refetch(),
  };
}
