import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.login,
  component: lazyPage(() => import('./login.late.tsx')),
});
