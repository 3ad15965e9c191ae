import { createRoute } from '@tanstack/react-router';
import { prefetchForPage } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const trendingRecipesRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/trending-recipes',
  loader: () =>
    prefetchForPage((client, recipes) => client.prefetchQuery(recipes.trendingRecipesQuery())),
  component: lazyPage(() => import('./page.tsx'), 'TrendingPage'),
});
