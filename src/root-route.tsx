import { createRootRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { QuickStart } from './features/quick-start/quick-start.tsx';
import { ShellFrame } from './features/shell/shell-frame.tsx';

/** Loaded only for signed-in members. A page also works if this chunk fails to load. */
const MemberPart = lazy<ComponentType>(() =>
  import('./member-part.tsx').catch(() => ({ default: () => null })),
);

const NotFoundPage = lazy(() => import('./features/shell/not-found-page.tsx'));

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <ShellFrame MemberPart={MemberPart} />
      <QuickStart />
    </>
  ),
  notFoundComponent: () => (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  ),
});
