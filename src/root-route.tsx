import { createRootRoute } from '@tanstack/react-router';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { ShellFrame } from './features/shell/shell-frame.tsx';

export const rootRoute = createRootRoute({
  component: ShellFrame,
  notFoundComponent: NotFoundPage,
});
