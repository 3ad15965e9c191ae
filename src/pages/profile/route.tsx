import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { pagePaths } from '#contract/page/paths.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const profileRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.profile,
  validateSearch: (search) => v.parse(Search, search),
  component: lazyPage(() => import('./page.tsx')),
});

/** The open list. The saved recipes are the default and are omitted from the address. */
const Search = v.object({
  list: v.optional(v.fallback(v.optional(v.picklist(['favorites', 'recipes'])), undefined)),
});
