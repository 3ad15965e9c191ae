import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const cookbookRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.cookbook,
  component: lazyPage(() => import('../seldom/page.tsx'), 'CookbookPage'),
});
