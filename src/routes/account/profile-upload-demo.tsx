import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const profileUploadDemoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.profileUploadDemo,
  component: lazyPage(() => import('./profile-upload-demo.page.tsx')),
});
