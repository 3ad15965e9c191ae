import { createRoute } from '@tanstack/react-router';
import { dataRoute } from '../../data-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const postRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/post/$postId',
  // One's own refused comment that is to be mended.
  validateSearch: ({ comment }): { comment?: string } =>
    typeof comment === 'string' ? { comment } : {},
  component: lazyPage(() => import('./post.late.tsx')),
});
