import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { rootRoute } from '../root-route.tsx';
import { lazyPage } from '../ui/lazy-page.ts';

export const createPostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.createPost,
  // Specification 2: edit mode comes from here, or from the navigation state, which the page then writes here.
  validateSearch: ({ edit }): { edit?: string } => (typeof edit === 'string' ? { edit } : {}),
  component: lazyPage(() => import('./create-post.late.tsx')),
});
