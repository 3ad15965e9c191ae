import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { dataRoute } from '../../data-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const statusRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.status,
  component: lazyPage(() => import('../../features/status/status-page.tsx'), 'StatusPage'),
});
