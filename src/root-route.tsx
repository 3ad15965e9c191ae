import { createRootRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { QuickStart } from './features/quick-start/quick-start.tsx';
import { ShellFrame } from './features/shell/shell-frame.tsx';
import { lazyPage } from './ui/lazy-page.ts';

const nothing = () => ({ MemberPart: () => null, Waiting: () => null });
/** One chunk, loaded only for signed-in members. A page also works if it fails to load. */
const loadMemberPart = () => import('./member-part.tsx').catch(nothing);

const MemberPart = lazy(async () => ({ default: (await loadMemberPart()).MemberPart }));
const Waiting = lazy(async () => ({ default: (await loadMemberPart()).Waiting }));

const NotFoundPage = lazyPage(() => import('./features/shell/not-found-page.tsx'), 'NotFoundPage');

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <ShellFrame MemberPart={MemberPart} Waiting={Waiting} />
      <QuickStart />
    </>
  ),
  notFoundComponent: () => (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  ),
});
