import { createRootRoute } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import { QuickStart } from './features/quick-start/quick-start.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { ShellFrame } from './features/shell/shell-frame.tsx';

/** Other visitors never load it; where it cannot be had, a member's page is a page all the same. */
const MemberPart = lazy<ComponentType>(() =>
  import('./member-part.late.tsx').catch(() => ({ default: () => null })),
);

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <ShellFrame MemberPart={MemberPart} />
      <QuickStart />
    </>
  ),
  notFoundComponent: NotFoundPage,
});
