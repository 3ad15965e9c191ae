import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { pagePaths } from '#contract/page/paths.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const listRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.list,
  validateSearch: (search) => v.parse(Search, search),
  component: lazyPage(() => import('./page.tsx')),
});

/** Id of the shown list. Without one it is the first list. */
const Search = v.object({ list: v.optional(v.fallback(v.optional(v.string()), undefined)) });
