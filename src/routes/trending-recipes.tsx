import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dataRoute } from '../data-route.tsx';

export const trendingRecipesRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/trending-recipes',
  loader: () => void import('../data/ahead.ts').then((ahead) => ahead.fetchAllAhead()),
  component: lazyRouteComponent(
    () => import('../features/browse/trending-page.tsx'),
    'TrendingPage',
  ),
});
