import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Cooks } from '#contract/post/cooks.ts';
import { listCooks } from '#contract/post/endpoints.ts';
import * as cooksTexts from '#texts/cooks.ts';
import { fetchPage, readViewerId } from '../../../data/fetch-page.ts';
import { NO_RESPONSE, usePendingWrites } from '../../../data/outbox/pending-writes.ts';
import { queryClient } from '../../../data/query-client.ts';
import type { Answer } from '../../../offline/network/answer.ts';
import { overlayPosts } from '../../../writes/overlay/posts.ts';

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
        fallback: cooksTexts.loadFailed,
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
