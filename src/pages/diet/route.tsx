import { createRoute } from '@tanstack/react-router';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const dietRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/profile/diet',
  component: lazyPage(() => import('../seldom/page.tsx'), 'DietPage'),
});
