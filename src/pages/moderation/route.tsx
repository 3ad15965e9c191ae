import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const moderationRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.moderation,
  validateSearch: ({ tab }): { tab?: 'audit' } => (tab === 'audit' ? { tab } : {}),
  component: lazyPage(() => import('./page.tsx')),
});
