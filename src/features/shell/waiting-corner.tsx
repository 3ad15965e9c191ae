import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';

/** Only members load it, after the page. */
const WaitingCount = lazy(() =>
  import('./waiting-count.tsx').catch(() => ({ default: () => null })),
);

/** `children` with the count of what waits at their corner. */
export function WaitingCorner({ children }: { children: ReactNode }) {
  return (
    <chakra.span position="relative" display="grid">
      {children}
      <Suspense fallback={null}>
        <WaitingCount />
      </Suspense>
    </chakra.span>
  );
}
