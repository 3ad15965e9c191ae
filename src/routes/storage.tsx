import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dataRoute } from '../data-route.tsx';

export const storageRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/profile/storage',
  component: lazyRouteComponent(
    () => import('../features/storage/storage-page.tsx'),
    'StoragePage',
  ),
});
