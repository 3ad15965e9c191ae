import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { ShellFrame } from './features/shell/shell-frame.tsx';

export interface RouterContext {
  queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: ShellFrame,
  notFoundComponent: NotFoundPage,
});
