import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { aheadOfPage } from '../data/ahead-of-page.ts';
import { dataRoute } from '../data-route.tsx';

export const trendingRecipesRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/trending-recipes',
  loader: () => aheadOfPage((ahead) => ahead.fetchAllAhead()),
  component: lazyRouteComponent(
    () => import('../features/browse/trending-page.tsx'),
    'TrendingPage',
  ),
});
