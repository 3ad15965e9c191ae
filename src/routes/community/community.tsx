import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { dataRoute } from '../../data-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Read by the page itself (`toFeedName`), so that every page's code does without. */
interface Search {
  tab?: unknown;
  tag?: unknown;
}

export const communityRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.community,
  validateSearch: ({ tab, tag }: Search): Search => ({ tab, tag }),
  component: lazyPage(() => import('./community.late.tsx')),
});
