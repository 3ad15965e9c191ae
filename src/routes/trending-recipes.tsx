import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { allRecipesQuery } from '../data/recipes.ts';
import { rootRoute } from '../root-route.tsx';

export const trendingRecipesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trending-recipes',
  loader: ({ context }) => void context.queryClient.prefetchQuery(allRecipesQuery()),
  component: lazyRouteComponent(
    () => import('../features/browse/trending-page.tsx'),
    'TrendingPage',
  ),
});
