import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root-route.tsx';

export const cookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recipe/$recipeId/cook',
  component: lazyRouteComponent(() => import('./cook.page.tsx')),
});
