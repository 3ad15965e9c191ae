import { createRoute } from '@tanstack/react-router';
import { prefetchForPage } from '../../data/prefetch.ts';
import { dataRoute } from '../../data-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const trendingRecipesRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/trending-recipes',
  loader: () =>
    prefetchForPage((client, recipes) => client.prefetchQuery(recipes.allRecipesQuery())),
  component: lazyPage(() => import('../../features/browse/trending-page.tsx'), 'TrendingPage'),
});
