import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dataRoute } from '../data-route.tsx';

export const cookRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/recipe/$recipeId/cook',
  component: lazyRouteComponent(() => import('./cook.page.tsx')),
});
