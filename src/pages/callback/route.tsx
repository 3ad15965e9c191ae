import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { rootRoute } from '#shell/root-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const callbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.callback,
  component: lazyPage(() => import('../seldom/page.tsx'), 'CallbackPage'),
});
