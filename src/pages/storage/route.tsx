import { createRoute } from '@tanstack/react-router';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const storageRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/profile/storage',
  component: lazyPage(() => import('../seldom/page.tsx'), 'StoragePage'),
});
