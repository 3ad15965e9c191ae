import { queryOptions } from '@tanstack/react-query';

/** The device's store loads with the first cooking question: it stays out of the pages that only browse. */
const store = () => import('../offline/cooking-session.ts');

/** The unfinished session touched last, or null. */
export const unfinishedSessionQuery = () =>
  queryOptions({
    queryKey: ['cooking', 'unfinished'],
    queryFn: async () => (await (await store()).readUnfinishedSession()) ?? null,
    networkMode: 'always',
    staleTime: 0,
  });
