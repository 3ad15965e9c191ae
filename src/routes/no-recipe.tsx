import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root-route.tsx';

export const noRecipeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recipe',
  component: lazyRouteComponent(() => import('./no-recipe.page.tsx')),
});
