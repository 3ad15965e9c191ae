import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { rootRoute } from '../root-route.tsx';

export const profileUploadDemoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.profileUploadDemo,
  component: lazyRouteComponent(() => import('./profile-upload-demo.page.tsx')),
});
