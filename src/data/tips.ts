import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listTips } from '#contract/tip/endpoints.ts';
import type { Tips } from '#contract/tip/schema.ts';
import { tipTexts } from '#texts/tips.ts';
import type { Answer } from '../offline/network/answer.ts';
import type { Me } from '../writes/overlay/pending.ts';
import { overlayTips } from '../writes/overlay/tips.ts';
import type { ShownTip } from '../writes/overlay/views.ts';
import { fetchPage, readViewerId } from './fetch-page.ts';
import { NO_RESPONSE, usePendingWrites } from './outbox/pending-writes.ts';
import { queryClient } from './query-client.ts';

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
