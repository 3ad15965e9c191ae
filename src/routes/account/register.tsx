import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.register,
  component: lazyPage(() => import('./register.late.tsx')),
});
