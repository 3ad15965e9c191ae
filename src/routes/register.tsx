import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { rootRoute } from '../root-route.tsx';

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.register,
  component: lazyRouteComponent(() => import('./register.page.tsx')),
});
