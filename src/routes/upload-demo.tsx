import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { rootRoute } from '../root-route.tsx';

export const uploadDemoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.uploadDemo,
  component: lazyRouteComponent(() => import('./upload-demo.page.tsx')),
});
