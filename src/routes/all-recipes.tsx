import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { allRecipesQuery } from '../data/recipes.ts';
import { rootRoute } from '../root-route.tsx';

export const allRecipesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/all-recipes',
  validateSearch: (search) => v.parse(Search, search),
  loader: ({ context }) => void context.queryClient.prefetchQuery(allRecipesQuery()),
  component: lazyRouteComponent(() => import('./all-recipes.page.tsx')),
});

/** What cannot be understood counts as not given: a mistyped address still opens the page. */
const Search = v.object({ cuisine: v.optional(v.fallback(v.optional(v.string()), undefined)) });
