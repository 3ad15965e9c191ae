import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyPage(() => import('./home.page.tsx')),
});
