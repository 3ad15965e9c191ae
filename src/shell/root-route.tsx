import { createRootRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { afterPaint } from '#platform/after-paint.ts';
import { lazyPage } from '#ui/lazy-page.ts';
import { QuickStart } from './quick-start/quick-start.tsx';
import { ShellFrame } from './shell-frame.tsx';

const nothing = () => ({ MemberPart: () => null, Waiting: () => null });
/** One chunk, loaded only for signed-in members. A page also works if it fails to load. */
const loadMemberPart = () => import('./member-part.tsx').catch(nothing);

const MemberPart = lazy(async () => ({ default: (await loadMemberPart()).MemberPart }));
const Waiting = lazy(async () => ({ default: (await loadMemberPart()).Waiting }));

const NotFoundPage = lazyPage(() => import('./failed.tsx'), 'NotFoundPage');

/** The path of the page that was last opened. */
let openedPath: string | undefined;

export const rootRoute = createRootRoute({
  // The next frame shows the tap on a link. The work of the new page and its view transition would delay that frame.
  beforeLoad: ({ preload, location: { pathname } }) => {
    if (preload || pathname === openedPath) return undefined;
    openedPath = pathname;
    return globalThis.navigator?.userActivation?.isActive ? painted() : undefined;
  },
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

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));
