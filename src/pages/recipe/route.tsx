import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { prefetchForPage } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const recipeRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/recipe/$recipeId',
  validateSearch: (search) => v.parse(Search, search),
  loader: ({ params }) =>
    prefetchForPage((client, recipes) =>
      client.prefetchQuery(recipes.recipeQuery(params.recipeId)),
    ),
  component: lazyPage(() => import('./page.tsx')),
});

/** A recipe of the cookbook. The page loads its data itself. */
export const ownRecipeRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/cookbook/$recipeId',
  validateSearch: (search) => v.parse(Search, search),
  component: lazyPage(() => import('./page.tsx').then((page) => ({ default: page.OwnPage }))),
});

/** The open view. The authentic recipe is the default and is omitted from the address. */
const Search = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(['story', 'health', 'music'])), undefined)),
});
