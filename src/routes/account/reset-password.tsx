import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.resetPassword,
  component: lazyPage(() => import('./reset-password.late.tsx')),
});
