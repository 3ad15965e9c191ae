import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { prefetchForPage } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const whatCanICookRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.whatCanICook,
  loader: () =>
    prefetchForPage((client, recipes) => client.prefetchQuery(recipes.allRecipesQuery())),
  component: lazyPage(() => import('../seldom/page.tsx'), 'WhatCanICookPage'),
});
