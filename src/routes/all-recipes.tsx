import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { aheadOfPage } from '../data/ahead-of-page.ts';
import { dataRoute } from '../data-route.tsx';
import { lazyPage } from '../ui/lazy-page.ts';

export const allRecipesRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/all-recipes',
  validateSearch: (search) => v.parse(Search, search),
  loaderDeps: ({ search }) => ({ cuisine: search.cuisine ?? '' }),
  loader: ({ deps }) => aheadOfPage((ahead) => ahead.fetchPageAhead(deps.cuisine)),
  component: lazyPage(() => import('./all-recipes.page.tsx')),
});

/** What cannot be understood counts as not given: a mistyped address still opens the page. */
const Search = v.object({ cuisine: v.optional(v.fallback(v.optional(v.string()), undefined)) });
