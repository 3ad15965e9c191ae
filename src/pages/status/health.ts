import { queryOptions } from '@tanstack/react-query';
import { getHealth } from '#contract/status/endpoints.ts';
import { fetchJson } from '#platform/network/api.ts';
import * as pageTexts from '#texts/page.ts';

/** The server's current health; never cached. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['health'],
    queryFn: async ({ signal }) =>
      (
        await fetchJson(getHealth, {
          signal,
          fallback: pageTexts.apiNotAvailable,
        })
      ).value,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
