import type { QueryClient } from '@tanstack/react-query';
import { postQuery } from './use-post.ts';

/** Prefetches the data that the page of a post shows first. */
export function prefetchPost(client: QueryClient, postId: string): Promise<void> {
  return client.prefetchQuery(postQuery(postId));
}
