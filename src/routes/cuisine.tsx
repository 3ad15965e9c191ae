import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { cuisineRecipesQuery } from '../data/recipes.ts';
import { rootRoute } from '../root-route.tsx';

export const cuisineRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cuisine/$cuisineId',
  validateSearch: (search) => v.parse(Search, search),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(cuisineRecipesQuery(params.cuisineId)),
  component: lazyRouteComponent(() => import('./cuisine.page.tsx')),
});

/** What cannot be understood counts as not given: a mistyped address still opens the page. */
const Search = v.object({ region: v.optional(v.fallback(v.optional(v.string()), undefined)) });
