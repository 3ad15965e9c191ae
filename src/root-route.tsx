import { createRootRoute } from '@tanstack/react-router';
import { QuickStart } from './features/quick-start/quick-start.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { ShellFrame } from './features/shell/shell-frame.tsx';

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <ShellFrame />
      <QuickStart />
    </>
  ),
  notFoundComponent: NotFoundPage,
});
