import { queryOptions } from '@tanstack/react-query';
import { Health } from '../../contract/health.ts';
import { apiPaths } from '../../contract/paths.ts';
import { texts } from '../../contract/texts.ts';
import { fetchJson } from './api.ts';

/** What the server says of itself now; nothing of before counts. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['health'],
    queryFn: async ({ signal }) =>
      (await fetchJson(apiPaths.health, Health, { signal, fallback: texts.apiNotAvailable })).value,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
