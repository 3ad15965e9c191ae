import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const uploadDemoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.uploadDemo,
  component: lazyPage(() => import('./upload-demo.page.tsx')),
});
