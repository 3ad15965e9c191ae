import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#ui/lazy-page.ts';
import { rootRoute } from './root-route.tsx';

/** Parent of all routes that use server data. The home page stays outside, so it does not load the query client. */
export const dataRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'data',
  component: lazyPage(() => import('./data-frame.tsx'), 'DataFrame'),
});
