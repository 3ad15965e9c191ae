import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { dataRoute } from '../../data-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const communityRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.community,
  // What cannot be understood counts as not given; so few words need no schema in every page's code.
  validateSearch: ({ tab }: { tab?: unknown }): { tab?: 'trending' | 'my-posts' } =>
    tab === 'trending' || tab === 'my-posts' ? { tab } : {},
  component: lazyPage(() => import('./community.late.tsx')),
});
