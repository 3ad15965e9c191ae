import type { QueryClient } from '@tanstack/react-query';
import { awaitForFirstFrame } from '../browser/first-frame.ts';
import type * as Recipes from './recipes.ts';

/** Fetches the data of a page while its code is loading. The page itself reports failures. */
export function prefetchForPage(
  ask: (client: QueryClient, recipes: typeof Recipes) => Promise<unknown>,
): void {
  awaitForFirstFrame(
    Promise.all([import('./query-client.ts'), import('./recipes.ts')]).then(
      ([{ queryClient }, recipes]) => ask(queryClient, recipes),
    ),
  );
}

export function prefetchCommunity(ask: (client: QueryClient) => Promise<void>): void {
  awaitForFirstFrame(import('./query-client.ts').then(({ queryClient }) => ask(queryClient)));
}
