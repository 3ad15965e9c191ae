import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getInsight } from '#contract/recipe/endpoints.ts';
import type { Origin } from '#offline/network/answer.ts';
import { fetchJson } from '#platform/network/api.ts';
import { OfflineFailure, RejectedFailure } from '#platform/network/failures.ts';
import * as recipeTexts from '#texts/recipe.ts';

/** The cultural insight of a dish, with its own error messages. */
const insightQuery = (recipeId: string) =>
  queryOptions({
    queryKey: ['insights', recipeId],
    queryFn: async ({ signal }) => {
      if (!recipeId) throw new RejectedFailure(400, recipeTexts.noInsightId);
      const fallback = recipeTexts.failedInsight;
      try {
        return await fetchJson(getInsight, { params: { recipeId }, signal, fallback });
      } catch (error) {
        if (!(error instanceof OfflineFailure)) throw error;
        throw new OfflineFailure(recipeTexts.insightUnreachable, { cause: error });
      }
    },
  });

export type InsightState =
  | { is: 'idle' | 'generating' }
  | { is: 'shown'; paragraphs: string[]; age: Origin }
  | { is: 'error'; text: string };

/** Requests an insight only on `ask`, and keeps it while the app is open. */
export function useInsight(recipeId: string): { state: InsightState; ask: () => void } {
  const query = insightQuery(recipeId);
  const client = useQueryClient();
  const [isRequested, setRequested] = useState(
    () => client.getQueryData(query.queryKey) !== undefined,
  );
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isRequested });
  const ask = () => {
    if (isRequested) void refetch();
    setRequested(true);
  };
  return { state: isRequested ? toState() : { is: 'idle' }, ask };

  function toState(): InsightState {
    if (data) {
      return { is: 'shown', paragraphs: data.value.insight.split(/\n{2,}/), age: data };
    }
    return error && !isFetching ? { is: 'error', text: error.message } : { is: 'generating' };
  }
}
