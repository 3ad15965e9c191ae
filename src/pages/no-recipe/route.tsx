import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#shell/root-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const noRecipeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recipe',
  component: lazyPage(() => import('../seldom/page.tsx'), 'NoRecipePage'),
});
