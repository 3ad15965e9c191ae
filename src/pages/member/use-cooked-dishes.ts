import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PostDish } from '#contract/post/cooked.ts';
import { listCooksOfUser } from '#contract/post/endpoints.ts';
import type { PostPage } from '#contract/post/schema.ts';
import { NO_RESPONSE, usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { overlayPosts } from '#domain/overlay/posts.ts';
import type { Answer } from '#offline/network/answer.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as memberTexts from '#texts/member.ts';

/** Number of posts requested; several posts may be about the same dish. */
const DISHES_MAX = 50;

function cookedQuery(id: string) {
  const queryKey = ['community', readViewerId(), 'member-cooks', id];
  return queryOptions({
    queryKey,
    queryFn: (): Promise<Answer<PostPage>> =>
      fetchPage(listCooksOfUser, {
        params: { userId: id },
        query: { limit: DISHES_MAX },
        fallback: memberTexts.postsFailed,
        keep: { kind: 'member-cooks', id },
        onLateAnswer: (late) => queryClient.setQueryData(queryKey, late),
      }),
  });
}

/** A cooked dish with the member's newest rating. */
export interface CookedDish extends PostDish {
  recipeId: string;
  rating: number | undefined;
}

/** The dishes that a member cooked or rated, once each, newest first. The viewer's own list includes pending posts. */
export function useCookedDishes(id: string) {
  const { data, isPending } = useQuery(cookedQuery(id));
  const { pending, me } = usePendingWrites(data ?? NO_RESPONSE);
  const dishes = useMemo(() => {
    const posts = overlayPosts(data?.value.posts ?? [], pending, { me, withOwn: me.id === id });
    const found = new Map<string, CookedDish>();
    for (const { recipeId, dish, cooked, rating } of posts) {
      if (!recipeId || !dish || !(cooked ?? rating)) continue;
      const newest = found.get(recipeId);
      const stars = newest?.rating ?? rating ?? undefined;
      found.set(recipeId, { ...(newest ?? dish), recipeId, rating: stars });
    }
    return [...found.values()];
  }, [data, pending, me, id]);
  return { dishes, isPending };
}
