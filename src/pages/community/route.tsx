import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { prefetchCommunity } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

/** Parsed in the page chunk (`toFeedName`) to keep the entry chunk small. */
interface Search {
  tab?: unknown;
  tag?: unknown;
}

export const communityRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.community,
  validateSearch: ({ tab, tag }: Search): Search => ({ tab, tag }),
  loaderDeps: ({ search: { tab, tag } }) => ({ tab, tag }),
  loader: ({ deps }) =>
    prefetchCommunity(async (client) => {
      const { prefetchFeed } = await import('./feed-query.ts');
      await prefetchFeed(client, deps);
    }),
  component: lazyPage(() => import('./page.tsx')),
});
