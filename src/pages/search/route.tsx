import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { pagePaths } from '#contract/page/paths.ts';
import { prefetchForPage } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const searchRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.search,
  validateSearch: (search) => v.parse(Search, search),
  loader: () =>
    prefetchForPage((client, recipes) => client.prefetchQuery(recipes.allRecipesQuery())),
  component: lazyPage(() => import('./page.tsx')),
});

/** Ignores invalid values. */
const Search = v.object({ q: v.optional(v.fallback(v.optional(v.string()), undefined)) });
