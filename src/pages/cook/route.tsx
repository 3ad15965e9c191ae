import { createRoute } from '@tanstack/react-router';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const cookRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/recipe/$recipeId/cook',
  component: lazyPage(() => import('./page.tsx')),
});
