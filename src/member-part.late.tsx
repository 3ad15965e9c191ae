import { lazy, Suspense } from 'react';
import { Outbox } from './features/outbox/outbox.tsx';
import { MemberWatch } from './features/shell/member-watch.tsx';

/** Without its code the page goes on without it. */
const BadgeWatch = lazy(() =>
  import('./features/shell/badge-watch.late.tsx').catch(() => ({ default: () => null })),
);

/** What is there for a member on every page, whatever it shows. */
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
