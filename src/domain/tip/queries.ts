import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { listTips } from '#contract/tip/endpoints.ts';
import type { Tips } from '#contract/tip/schema.ts';
import { NO_RESPONSE, usePendingWrites } from '#domain/outbox/pending-writes.ts';
import type { Me } from '#domain/overlay/pending.ts';
import { overlayTips } from '#domain/overlay/tips.ts';
import type { ShownTip } from '#domain/overlay/views.ts';
import type { Answer } from '#offline/network/answer.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as tipTexts from '#texts/tip.ts';

function tipsQuery(recipeId: string) {
  const queryKey = ['community', readViewerId(), 'tips', recipeId] as const;
  return queryOptions({
    queryKey,
    queryFn: (): Promise<Answer<Tips>> =>
      fetchPage(listTips, {
        params: { recipeId },
        fallback: tipTexts.notLoaded,
        keep: { kind: 'tips', id: recipeId },
        onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
      }),
  });
}

/** A dish's tips, the user's waiting ones first. `isSettled` is true once the request has finished. */
export function useTips(recipeId: string): {
  tips: readonly ShownTip[];
  me: Me;
  isSettled: boolean;
} {
  const { data, isPending } = useQuery(tipsQuery(recipeId));
  const { pending, me } = usePendingWrites(data ?? NO_RESPONSE);
  const tips = useMemo(
    () => overlayTips(data?.value.tips ?? [], pending, recipeId, me),
    [data, pending, recipeId, me],
  );
  return { tips, me, isSettled: !isPending };
}

export interface TipsOfStep {
  recipe: Pick<Recipe, '_id' | 'title'>;
  /** From 1. */
  step: number;
}
