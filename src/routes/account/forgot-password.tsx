import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.forgotPassword,
  component: lazyPage(() => import('./forgot-password.late.tsx')),
});
