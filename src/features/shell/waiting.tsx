import { type ComponentType, lazy, Suspense } from 'react';
import type { Props } from './waiting-count.late.tsx';

/** Only members load it, after the page. */
const WaitingCount = lazy<ComponentType<Props>>(() =>
  import('./waiting-count.late.tsx').catch(() => ({ default: () => null })),
);

/** How much of one's own waits, where a page has a place for it. */
export function Waiting({ place }: Props) {
  return (
    <Suspense fallback={null}>
      <WaitingCount place={place} />
    </Suspense>
  );
}
