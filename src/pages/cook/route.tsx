import { createRoute } from '@tanstack/react-router';
import { prefetchForPage } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const cookOwnRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/cookbook/$recipeId/cook',
  loader: ({ params }) =>
    prefetchForPage((client, recipes) =>
      client.prefetchQuery(recipes.recipeQuery(params.recipeId)),
    ),
  component: lazyPage(() => import('./page.tsx')),
});

export const cookRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/recipe/$recipeId/cook',
  loader: ({ params }) =>
    prefetchForPage((client, recipes) =>
      client.prefetchQuery(recipes.recipeQuery(params.recipeId)),
    ),
  component: lazyPage(() => import('./page.tsx')),
});
