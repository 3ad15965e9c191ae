import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { rootRoute } from '../root-route.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.login,
  component: lazyRouteComponent(() => import('./login.page.tsx')),
});
