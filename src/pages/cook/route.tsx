import { createRoute } from '@tanstack/react-router';
import { toIdOfPostRecipe } from '#contract/page/paths.ts';
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

/** The recipe of a post. Nothing is added to the cookbook. */
export const cookPostRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/post/$postId/cook',
  loader: ({ params }) =>
    prefetchForPage((client, recipes) =>
      client.prefetchQuery(recipes.recipeQuery(toIdOfPostRecipe(params.postId))),
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
