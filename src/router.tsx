import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';
import { allRecipesRoute } from './routes/all-recipes.tsx';
import { comingRoutes } from './routes/coming.tsx';
import { cookRoute } from './routes/cook.tsx';
import { cuisineRoute } from './routes/cuisine.tsx';
import { homeRoute } from './routes/home.tsx';
import { recipeRoute } from './routes/recipe.tsx';
import { trendingRecipesRoute } from './routes/trending-recipes.tsx';

const routeTree = rootRoute.addChildren([
  homeRoute,
  allRecipesRoute,
  trendingRecipesRoute,
  cuisineRoute,
  recipeRoute,
  cookRoute,
  ...comingRoutes,
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The query client knows what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
