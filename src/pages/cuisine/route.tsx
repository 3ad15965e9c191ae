import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { prefetchForPage } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const cuisineRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/cuisine/$cuisineId',
  validateSearch: (search) => v.parse(Search, search),
  loader: ({ params }) =>
    prefetchForPage((client, recipes) =>
      client.prefetchQuery(recipes.cuisineRecipesQuery(params.cuisineId)),
    ),
  component: lazyPage(() => import('./page.tsx')),
});

/** An invalid region counts as not given, so that a mistyped address still opens the page. */
const Search = v.object({ region: v.optional(v.fallback(v.optional(v.string()), undefined)) });
