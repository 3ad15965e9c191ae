import { createRoute } from '@tanstack/react-router';
import { aheadOfPage } from '../data/ahead-of-page.ts';
import { dataRoute } from '../data-route.tsx';
import { lazyPage } from '../ui/lazy-page.ts';

export const trendingRecipesRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/trending-recipes',
  loader: () => aheadOfPage((ahead) => ahead.fetchAllAhead()),
  component: lazyPage(() => import('../features/browse/trending-page.tsx'), 'TrendingPage'),
});
