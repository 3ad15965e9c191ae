import { lazy, Suspense } from 'react';
import { Outbox } from './features/outbox/outbox.tsx';
import { MemberWatch } from './features/shell/member-watch.tsx';

/** Renders nothing if its chunk fails to load. */
const BadgeWatch = lazy(() =>
  import('./features/shell/badge-watch.tsx').catch(() => ({ default: () => null })),
);

/** Parts that every page has for a signed-in member. */
export default function MemberPart() {
  return (
    <>
      <MemberWatch />
      <Outbox />
      <Suspense fallback={null}>
        <BadgeWatch />
      </Suspense>
    </>
  );
}
