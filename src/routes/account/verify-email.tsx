import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.verifyEmail,
  component: lazyPage(() => import('./verify-email.late.tsx')),
});
