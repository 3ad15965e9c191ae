import type { QueryClient } from '@tanstack/react-query';
import type * as Recipes from './recipes.ts';

/** Fetches the data of a page while its code is still loading; the page itself reports failures. */
export function prefetchForPage(
  ask: (client: QueryClient, recipes: typeof Recipes) => Promise<void>,
): void {
  void Promise.all([import('./query-client.ts'), import('./recipes.ts')])
    .then(([{ queryClient }, recipes]) => ask(queryClient, recipes))
    .catch(() => undefined);
}
