import type { QueryClient } from '@tanstack/react-query';
import { awaitForFirstFrame } from '#platform/first-frame.ts';
import type * as Recipes from './recipe/queries.ts';

/** Fetches the data of a page while its code is loading. The page itself reports failures. */
export function prefetchForPage(
  ask: (client: QueryClient, recipes: typeof Recipes) => Promise<unknown>,
): void {
  awaitForFirstFrame(
    Promise.all([import('#platform/network/query-client.ts'), import('./recipe/queries.ts')]).then(
      ([{ queryClient }, recipes]) => ask(queryClient, recipes),
    ),
  );
}

export function prefetchCommunity(ask: (client: QueryClient) => Promise<void>): void {
  awaitForFirstFrame(
    import('#platform/network/query-client.ts').then(({ queryClient }) => ask(queryClient)),
  );
}
