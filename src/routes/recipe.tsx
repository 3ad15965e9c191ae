import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { recipeQuery } from '../data/recipes.ts';
import { rootRoute } from '../root-route.tsx';

export const recipeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recipe/$recipeId',
  validateSearch: (search) => v.parse(Search, search),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(recipeQuery(params.recipeId)),
  component: lazyRouteComponent(() => import('./recipe.page.tsx')),
});

/** The open view; the authentic recipe is the default and stays out of the address. */
const Search = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(['story', 'health', 'music'])), undefined)),
});
