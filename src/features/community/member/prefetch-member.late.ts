import type { QueryClient } from '@tanstack/react-query';
import { memberPostsQuery } from './people-queries.ts';
import { memberQuery } from './use-member.ts';

/** Prefetches the data that a profile shows first. */
export async function prefetchMember(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(memberQuery(userId)),
    client.prefetchInfiniteQuery(memberPostsQuery(userId)),
  ]);
}
