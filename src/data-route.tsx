import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';
import { lazyPage } from './ui/lazy-page.ts';

/** Everything that asks the server lies below this route; the home page does without the query client's weight. */
export const dataRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'data',
  component: lazyPage(() => import('./data-frame.tsx'), 'DataFrame'),
});
