import { createRootRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { lazyPage } from '#ui/lazy-page.ts';
import { QuickStart } from './quick-start/quick-start.tsx';
import { ShellFrame } from './shell-frame.tsx';

const nothing = () => ({ MemberPart: () => null, Waiting: () => null });
/** One chunk, loaded only for signed-in members. A page also works if it fails to load. */
const loadMemberPart = () => import('./member-part.tsx').catch(nothing);

const MemberPart = lazy(async () => ({ default: (await loadMemberPart()).MemberPart }));
const Waiting = lazy(async () => ({ default: (await loadMemberPart()).Waiting }));

const NotFoundPage = lazyPage(() => import('./failed.tsx'), 'NotFoundPage');

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
