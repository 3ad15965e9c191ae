import { type ComponentProps, lazy, Suspense } from 'react';

/** Only members load it, after the page. */
const WaitingCount = lazy(() =>
  import('./waiting-count.late.tsx').catch(() => ({ default: () => null })),
);

/** How much of one's own waits, where a page has a place for it. */
export function Waiting({ place }: ComponentProps<typeof WaitingCount>) {
  return (
    <Suspense fallback={null}>
      <WaitingCount place={place} />
    </Suspense>
  );
}
