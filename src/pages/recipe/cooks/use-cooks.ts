import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Cooks } from '#contract/post/cooks.ts';
import { listCooks } from '#contract/post/endpoints.ts';
import { NO_RESPONSE, usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { overlayPosts } from '#domain/overlay/posts.ts';
import type { Answer } from '#offline/network/answer.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as cookedTexts from '#texts/cooked.ts';

/** Number of posts shown below a recipe. */
const SHOWN = 6;

function cooksQuery(recipeId: string) {
  const queryKey = ['community', readViewerId(), 'cooks', recipeId];
  return queryOptions({
    queryKey,
    queryFn: (): Promise<Answer<Cooks>> =>
      fetchPage(listCooks, {
        params: { recipeId },
        query: { limit: SHOWN },
        fallback: cookedTexts.loadFailed,
        keep: { kind: 'cooks', id: recipeId },
        onLateAnswer: (late) => queryClient.setQueryData(queryKey, late),
      }),
  });
}

/** Posts and rating of a dish, with the viewer's pending posts. */
export function useCooks(recipeId: string) {
  const { data, error, isPending } = useQuery(cooksQuery(recipeId));
  const { pending, me } = usePendingWrites(data ?? NO_RESPONSE);
  const posts = useMemo(
    () =>
      overlayPosts(data?.value.posts ?? [], pending, { me, withOwn: true })
        .filter((post) => post.recipeId === recipeId && Boolean(post.cooked ?? post.rating))
        .slice(0, SHOWN),
    [data, pending, me, recipeId],
  );
  return { seen: data, posts, isPending, hasFailed: error !== null };
}
