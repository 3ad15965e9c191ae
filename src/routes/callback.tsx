import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { rootRoute } from '../root-route.tsx';

export const callbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.callback,
  component: lazyRouteComponent(() => import('./callback.page.tsx')),
});
