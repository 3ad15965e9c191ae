import { type ComponentType, lazy, Suspense } from 'react';
import type { Props } from './waiting-count.tsx';

/** Loads only for members, after the page. */
const WaitingCount = lazy<ComponentType<Props>>(() =>
  import('./waiting-count.tsx').catch(() => ({ default: () => null })),
);

export function Waiting({ place }: Props) {
  return (
    <Suspense fallback={null}>
      <WaitingCount place={place} />
    </Suspense>
  );
}
