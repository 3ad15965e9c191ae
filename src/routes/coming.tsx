import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { ComingPage } from '../features/shell/coming-page.tsx';
import { rootRoute } from '../root-route.tsx';

/** Addresses that the menu names and that are not served yet. */
const coming = [
  [pagePaths.community, 'Community'],
  [pagePaths.login, 'Sign in'],
  [pagePaths.favorites, 'My Favorites'],
  [pagePaths.search, 'Search'],
] as const;

export const comingRoutes = coming.map(([path, title]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => <ComingPage title={title} />,
  }),
);
