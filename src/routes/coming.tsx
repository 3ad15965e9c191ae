import { createRoute } from '@tanstack/react-router';
import { COMING_PAGES, type ComingPath } from '../../contract/paths.ts';
import { ComingPage } from '../features/shell/coming-page.tsx';
import { rootRoute } from '../root-route.tsx';

const toRoute = <const Path extends ComingPath>(path: Path, title: string) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => <ComingPage title={title} />,
  });

export const comingRoutes = COMING_PAGES.map(([path, title]) => toRoute(path, title));
