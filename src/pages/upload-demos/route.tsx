import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { rootRoute } from '#shell/root-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

const load = () => import('../seldom/page.tsx');

export const uploadDemoRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: pagePaths.uploadDemo,
    component: lazyPage(load, 'UploadDemo'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: pagePaths.profileUploadDemo,
    component: lazyPage(load, 'ProfileUploadDemo'),
  }),
] as const;
